import type { FrameLocator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { element, openEmbedded, script } from "./embed-kit.ts";
import { openPortal, type Portal } from "./kit.ts";
import { UNCAUGHT } from "./opened-page.ts";

/** The browser's services that a page may be denied, each as its owner and its name. */
const SERVICES = {
  localStorage: ["window", "localStorage"],
  sessionStorage: ["window", "sessionStorage"],
  locks: ["navigator", "locks"],
  permissions: ["navigator", "permissions"],
  "storage-access": ["document", "requestStorageAccess"],
  BroadcastChannel: ["window", "BroadcastChannel"],
  clipboard: ["navigator", "clipboard"],
} as const;

const WAYS = ["throws", "hangs", "is missing"] as const;

type Denied = readonly [way: (typeof WAYS)[number], names: readonly (keyof typeof SERVICES)[]];

/** Denies services to every page and frame, before its scripts run. */
const deny = (page: Page, [way, names]: Denied): Promise<unknown> =>
  page.addInitScript(
    ([kind, places]) => {
      // Any function of such a service is called, and nothing follows.
      const silent: object = new Proxy(() => new Promise(() => {}), {
        get: () => silent,
        construct: () => ({}),
      });
      const denied = new DOMException("Access is denied", "SecurityError");
      // Its functions are there, and calling one throws, as on a page with an opaque origin.
      const forbidden: object = new Proxy(
        {},
        {
          get: () => () => {
            throw denied;
          },
        },
      );
      for (const [owner, name] of places) {
        // A storage answers at once, so that it cannot hang.
        if (kind === "hangs" && name.endsWith("Storage")) continue;
        Object.defineProperty(Reflect.get(window, owner), name, {
          get: () => {
            if (kind === "throws" && owner !== "navigator") throw denied;
            return { throws: forbidden, hangs: silent, "is missing": undefined }[kind];
          },
        });
      }
    },
    [way, names.map((name) => SERVICES[name])] as const,
  );

/** Buys a pack, and copies what can be copied of its receipt. */
async function buys(place: Page | FrameLocator): Promise<void> {
  await place.getByRole("button", { name: "Select, 100 SMS" }).click();
  await place.getByRole("button", { name: "Buy SMS Pack" }).click();
  await place.getByRole("button", { name: "Yes" }).click();
  await place.getByText("Pack purchased").first().waitFor();
  for (const copy of await place.getByRole("button", { name: /^Copy/ }).all()) await copy.click();
}

interface Outcome {
  readonly charges: number;
  readonly uncaught: readonly string[];
}

const outcomeOf = ({ sandbox, console: lines }: Portal): Outcome => ({
  charges: sandbox.sandbox.charges().length,
  uncaught: lines.filter((line) => line.startsWith(UNCAUGHT)),
});

async function inTab(denied: Denied): Promise<Outcome> {
  const portal = await openPortal();
  await deny(portal.page, denied);
  await portal.open("/activate-smspack?customer_id=1001");
  await buys(portal.page);
  return outcomeOf(portal);
}

async function inFrame(denied: Denied): Promise<Outcome> {
  const { portal, frame } = await openEmbedded(
    (url) => element(url, 'page="sms-pack"', "#/?customer_id=1001") + script(url),
    { prepare: ({ page }) => deny(page, denied) },
  );
  await buys(frame);
  return outcomeOf(portal);
}

const all = Object.keys(SERVICES) as (keyof typeof SERVICES)[];

describe.each([
  ["a tab", inTab],
  ["a frame", inFrame],
])("in %s", (_, buy) => {
  const whole: Outcome = { charges: 1, uncaught: [] };
  test.each(WAYS)("a pack is bought although every service %s", async (way) => {
    expect(await buy([way, all])).toEqual(whole);
  });
  test.each(all.flatMap((name) => WAYS.map((way) => [name, way] as const)))(
    "a pack is bought although %s %s",
    { tags: ["long"] },
    async (name, way) => {
      expect(await buy([way, [name]])).toEqual(whole);
    },
  );
});

/** Scripts as in pages from before modules, which add to what every object inherits. */
const OLD_SCRIPTS = {
  "a function": "Object.prototype.extend = function () {}",
  "a value": "Object.prototype.version = '1.6'",
  "the names of descriptors": "Object.prototype.each = Object.prototype.keys = function () {}",
  "an accessor":
    "Object.defineProperty(Object.prototype, 'klass', { get() { return 1 }, enumerable: true, configurable: true })",
  "methods of lists": "Array.prototype.contains = Array.prototype.remove = function () {}",
};

async function expectBought(oldScript: string): Promise<void> {
  const portal = await openPortal();
  await portal.page.addInitScript(oldScript);
  await portal.open("/activate-smspack?customer_id=1001");
  await buys(portal.page);
  expect(outcomeOf(portal)).toEqual({ charges: 1, uncaught: [] });
}

test("a pack is bought although old scripts give every object functions, values and accessors", () =>
  expectBought(Object.values(OLD_SCRIPTS).join(";\n")));

test.each(Object.entries(OLD_SCRIPTS))(
  "a pack is bought although an old script gives every object %s",
  { tags: ["long"] },
  (_, code) => expectBought(code),
);
