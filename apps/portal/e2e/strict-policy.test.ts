import { demoCustomer } from "@waypost/sandbox";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { continueWithAccount, submitEmail, waitForDialogFocus } from "./customer.ts";
import { needs } from "./engine.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";
import { atPicker, picker } from "./plan-kit.ts";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Excludes compressed files, which a server would prefer and which are not changed. */
const isPlain = (path: string): boolean => !/\.(br|gz)$/.test(path);

/** Creates a copy of the build whose modified pricing page shows that it ran. */
async function tampered(change: (html: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-tampered-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(inject("portalBuild"), folder, { recursive: true, filter: isPlain });
  const names = await readdir(join(folder, "assets"));
  const chunk = names.find((name) => /^PricingPage-.*\.js$/.test(name)) ?? "";
  const file = join(folder, "assets", chunk);
  await writeFile(file, `${await readFile(file, "utf8")};document.title="tampered";`);
  const html = join(folder, "index.html");
  await writeFile(html, change(await readFile(html, "utf8")));
  return folder;
}

test("a dialog on an iPhone, where React Aria stops the page from scrolling with a style, does not violate the policy", async () => {
  needs("iPhone");
  const { page } = await atPicker(({ page: before }) =>
    before.addInitScript(() => {
      Object.defineProperty(navigator, "platform", { get: () => "iPhone" });
      Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
    }),
  );
  await waitForDialogFocus(picker(page));
  const styles = await page.locator("head style").allTextContents();
  expect(styles.join()).toContain("overscroll-behavior");
});

test("the policy blocks inline scripts and styles, texts as markup, and other hosts", async () => {
  const { page, open, refused } = await openPortal({ isFirstVisit: true });
  await open("/pricing");
  await page.getByText("Total Billed").first().waitFor();
  const hasThrown = await page.evaluate(async () => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    await fetch("https://elsewhere.example/").catch(() => undefined);
    try {
      document.body.innerHTML = "<b>text</b>";
      return false;
    } catch {
      return true;
    }
  });
  expect(hasThrown).toBe(true);
  const directives = () => new Set(refused.map((text) => text.split(":")[0]));
  await eventually(directives).toEqual(
    new Set(["style-src-elem", "connect-src", "require-trusted-types-for"]),
  );
  refused.length = 0;
});

test("a script that was modified on the server does not run, and the page shows an error", async () => {
  const { page, open } = await openPortal({ build: await tampered((html) => html) });
  await open("/pricing");
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  expect(await page.title()).not.toBe("tampered");
});

const CUSTOMER = 1001;

/** The journeys through the portal. Each fails if it violates the policy. */
const WAYS: Readonly<Record<string, (portal: Portal) => Promise<void>>> = {
  "from the e-mail form to the details of a new customer": async ({ page, open }) => {
    await open("/registration/customer-information");
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    await page.getByRole("combobox", { name: "State" }).fill("Texas");
    await page.getByRole("option", { name: "Texas" }).click();
  },
  "a returning customer, up to the plan picker": async ({ page, open }) => {
    await open("/registration/customer-information");
    await continueWithAccount(page);
    await arrived(page, "Which devices do you want to activate?");
    await page.getByLabel("IMEI", { exact: true }).fill("350000000000001");
    await page.getByRole("button", { name: "Select Plan" }).click();
    await waitForDialogFocus(page.getByRole("dialog"));
  },
  "the prices of another period": async ({ page, open }) => {
    await open("/pricing");
    await page.getByText("Total Billed").first().waitFor();
    await page.getByRole("tab", { name: "Yearly" }).click();
    await page.getByText("Billed Yearly").first().waitFor();
  },
  "the consent to text messages": async ({ page, open }) => {
    await open("/phone-confirmation");
    await page.getByLabel("Email").fill(demoCustomer.email);
  },
  "a pack of SMS alerts, up to its question": async ({ page, open }) => {
    await open(`/activate-smspack?customer_id=${CUSTOMER}`);
    await page.getByRole("button", { name: "Select" }).first().click();
    await page.getByRole("button", { name: "Buy SMS Pack" }).click();
    await waitForDialogFocus(page.getByRole("alertdialog"));
  },
  "the reactivation of two devices, up to plans and card": async ({ page, open }) => {
    await open(`/multi-reactivation?customer_id=${CUSTOMER}`);
    await page.getByRole("button", { name: /^Select all/ }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Choose a plan for each device" }).waitFor();
    await page.getByLabel("Card Holder Name").fill("Sample Customer");
  },
};

describe("further cases", { tags: ["long"] }, () => {
  test.each(Object.entries(WAYS))("nothing violates the policy: %s", async (_, way) => {
    const portal = await openPortal({ isFirstVisit: true });
    await way(portal);
    await portal.page.waitForLoadState("networkidle");
    expect(portal.console.filter((line) => /Content Security Policy|Trusted/.test(line))).toEqual(
      [],
    );
  });

  test("a script that was modified on the server would run if the page did not contain its hash", async () => {
    const build = await tampered((html) =>
      html.replace(/<script type="importmap">.*?<\/script>/, ""),
    );
    const { page, open } = await openPortal({ build });
    const titles: string[] = [];
    await page.exposeFunction("reportTitle", (title: string) => void titles.push(title));
    await page.addInitScript(() => {
      new MutationObserver(() => Reflect.get(window, "reportTitle")(document.title)).observe(
        document,
        { subtree: true, childList: true },
      );
    });
    await open("/pricing");
    await eventually(() => titles).toContain("tampered");
  });
});
