import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { parse } from "postcss";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { isBeyondFloor } from "../../../tests/lib/floor/compat.ts";
import { featuresOf, selectorFeatures } from "../../../tests/lib/floor/css-features.ts";
import { asked, fillDetails, submitEmail, GPS_IMEI, toConfirm } from "./customer.ts";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { atPricing, loaded } from "./pricing-kit.ts";

/** Excludes compressed files, which a server would prefer and which are not changed. */
const isPlain = (path: string): boolean => !/\.(br|gz)$/.test(path);

/** Creates a copy of the build with another `index.html` and with these styles. */
async function otherBuild(
  changeHtml: (html: string) => string,
  changeCss: (css: string) => string = (css) => css,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(inject("portalBuild"), folder, { recursive: true, filter: isPlain });
  const names = await readdir(join(folder, "assets"));
  const styles = names.filter((name) => name.endsWith(".css")).map((name) => `assets/${name}`);
  for (const name of ["index.html", ...styles]) {
    const file = join(folder, name);
    const change = name === "index.html" ? changeHtml : changeCss;
    await writeFile(file, change(await readFile(file, "utf8")));
  }
  return folder;
}

/** Removes the hashes from a page, which browsers would check for scripts that are loaded later. */
const withoutIntegrity = (html: string): string =>
  html.replace(/<script type="importmap">.*?<\/script>/s, "").replaceAll(/ integrity="[^"]*"/g, "");

/** Returns a style sheet without rules that the oldest supported browsers ignore. */
function onlyOfFloor(css: string): string {
  const root = parse(css);
  root.walkDecls((declaration) => {
    if ([...featuresOf(declaration)].some(isBeyondFloor)) declaration.remove();
  });
  root.walkRules((rule) => {
    if ([...selectorFeatures(rule.selector)].some(isBeyondFloor)) rule.remove();
  });
  return root.toString();
}

/** Removes, from the next load on, the interfaces that not every supported browser has. */
const withoutNewInterfaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["BarcodeDetector", "trustedTypes"]) Reflect.deleteProperty(window, name);
    for (const name of ["locks", "connection"]) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(Symbol, "dispose");
    const Full = Request;
    /** It sends the name of a stream as text. */
    class RequestOfText extends Full {
      constructor(input: RequestInfo | URL, init: RequestInit = {}) {
        const { body, method } = init;
        if (!(body instanceof ReadableStream)) super(input, init);
        else
          super(input, {
            ...(method !== undefined && { method }),
            body: "[object ReadableStream]",
          });
      }
    }
    window.Request = RequestOfText;
  });

test("without interfaces newer than the oldest supported browsers, a device is registered and paid for once, and everything is readable", async () => {
  const build = await otherBuild(withoutIntegrity, onlyOfFloor);
  const portal = await openPortal({ build, http2: true, width: 360, height: 740 });
  const { page } = portal;
  await withoutNewInterfaces(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await portal.open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await layoutFaults(page)).toEqual([]);
  await toConfirm(portal);
  const question = await asked(page);
  expect(await layoutFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Confirm" }).click();
  await arrived(page, "Your device is active");
  expect(await layoutFaults(page)).toEqual([]);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
  // The body of a stream would not be recorded.
  expect(await jsonOf(await sent)).toMatchObject({ devices: [{ imei: GPS_IMEI }] });
});

test("a browser that is too old is shown a readable page without a script", async () => {
  const build = await otherBuild((html) =>
    // Removes what such a browser does not know: the colours, and the interfaces of the scripts.
    html.replaceAll("light-dark(red", "unknown(red").replaceAll(/<script.*?<\/script>/gs, ""),
  );
  const { page, open } = await openPortal({ build, width: 320, height: 480 });
  await open("/registration/customer-information");
  const warning = page.getByText("This browser is too old to activate your device");
  await warning.waitFor();
  for (const words of ["Este navegador es demasiado antiguo", "Ce navigateur est trop ancien"]) {
    expect(await page.getByText(words).isVisible()).toBe(true);
  }
  expect(await page.locator(".shape").isVisible()).toBe(false);
  expect(await layoutFaults(page)).toEqual([]);
});

test("the oldest supported browsers see no warning", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await eventually(() => page.getByLabel("Email").isVisible()).toBe(true);
  expect(await page.getByText("This browser is too old").isVisible()).toBe(false);
});

describe("further cases", { tags: ["long"] }, () => {
  test("without composition events, lists can be searched", async () => {
    const { page, open } = await openPortal();
    await page.addInitScript(() => {
      for (const type of [KeyboardEvent, InputEvent]) {
        Reflect.deleteProperty(type.prototype, "isComposing");
      }
    });
    await open("/registration/customer-information");
    await submitEmail(page, "new.customer@example.com");
    await fillDetails(page);
    expect(await page.getByRole("combobox", { name: "State" }).inputValue()).toBe("Texas");
    await page.getByRole("button", { name: "Next" }).click();
    await arrived(page, "Which devices do you want to activate?");
  });

  test("if a browser ignores the features of a new window, a plan leads to the registration", async () => {
    const { page } = await atPricing();
    await page.evaluate(() => {
      const own = window.open.bind(window);
      window.open = (url, target) => own(url, target);
    });
    await loaded(page);
    const opening = page.waitForEvent("popup");
    await page
      .getByRole("button", { name: /^Select & Save, Pro/ })
      .first()
      .click();
    const opened = await opening;
    await opened.getByLabel("Email").waitFor();
    await opened.waitForURL(/#\/registration\/customer-information$/);
  });
});
