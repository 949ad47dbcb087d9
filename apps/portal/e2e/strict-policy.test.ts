import { expect, test } from "vitest";
import { hasFocus } from "./customer.ts";
import { needs } from "./engine.ts";
import { eventually, openPortal } from "./kit.ts";
import { atPicker, picker } from "./plan-kit.ts";
import { tampered } from "./tampered.ts";

test("a dialog on an iPhone, where React Aria keeps the page from scrolling by a style, is not refused", async () => {
  needs("iPhone");
  const { page } = await atPicker(({ page: before }) =>
    before.addInitScript(() => {
      Object.defineProperty(navigator, "platform", { get: () => "iPhone" });
      Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
    }),
  );
  await hasFocus(picker(page));
  const styles = await page.locator("head style").allTextContents();
  expect(styles.join()).toContain("overscroll-behavior");
});

test("the policy refuses inline scripts and styles, texts as markup, and other hosts", async () => {
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

test("a script that was changed on the server does not run: the page says that something went wrong", async () => {
  const { page, open } = await openPortal({ build: await tampered((html) => html) });
  await open("/pricing");
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  expect(await page.title()).not.toBe("tampered");
});
