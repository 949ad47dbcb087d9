import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import {
  element,
  openEmbedded,
  pageOf,
  received,
  recordMessages,
  script,
  type Embedded,
} from "./embed-kit.ts";
import { allowClipboard } from "./engine.ts";
import { eventually, openPortal } from "./kit.ts";
import { REACTIVATED } from "./task-rows.ts";
import { ONE_WINDOW } from "./windows-kit.ts";

const heightOf = (iframe: Locator) =>
  iframe.evaluate((frame) => frame.getBoundingClientRect().height);

/** The height of the content of the frame, in the steps of the element. */
const contentHeight = async ({ frame }: Embedded) => {
  const height = await frame
    .locator("html")
    .evaluate((root) => root.getBoundingClientRect().height);
  return Math.ceil(height / 16) * 16;
};

const isAsTallAsItsContent = (embedded: Embedded) =>
  eventually(async () => (await heightOf(embedded.iframe)) - (await contentHeight(embedded))).toBe(
    0,
  );

const smsPack = (url: string) => element(url, 'page="sms-pack"', "#/?customer_id=1001");

test("the element shows the page in the site's language and colours, with the portal's host and without header and footer", async () => {
  const { portal, frame, link } = await openEmbedded(
    (url) =>
      `<div style="color-scheme: dark">${element(url, 'page="pricing"')}</div>${script(url)}`,
    { lang: "es-MX" },
  );
  await frame.getByRole("heading", { name: "Precios" }).waitFor();
  const { host } = new URL(portal.url);
  const root = frame.locator("html");
  const shown = () =>
    root.evaluate((html) => [
      getComputedStyle(html, "::before").content,
      html.getAttribute("lang"),
    ]);
  await eventually(shown).toEqual([`"Waypost, en ${host}"`, "es"]);
  expect(await root.evaluate((html) => getComputedStyle(html).colorScheme)).toBe("dark");
  expect(await frame.getByRole("banner").getByRole("link").isVisible()).toBe(false);
  expect(await frame.getByRole("contentinfo").isVisible()).toBe(false);
  expect(await link.isVisible()).toBe(false);
});

test("the frame is as tall as its content, and shrinks with it", async () => {
  const embedded = await openEmbedded((url) => element(url, 'page="pricing"') + script(url), {
    width: 390,
  });
  const { iframe, portal, events } = embedded;
  await embedded.frame.getByText("Total Billed").first().waitFor();
  await isAsTallAsItsContent(embedded);
  const tall = await heightOf(iframe);
  await portal.page.evaluate(() =>
    document.querySelector("waypost-portal")?.setAttribute("page", "registration"),
  );
  await embedded.frame.getByRole("textbox", { name: "Email" }).waitFor();
  await isAsTallAsItsContent(embedded);
  expect(await heightOf(iframe)).toBeLessThan(tall);
  expect(await events()).toEqual([["navigate", { page: "registration" }]]);
});

test(
  "a page that opens does not take the focus, and Back leaves the site at once",
  { tags: ["long"] },
  async () => {
    const { portal, frame, site } = await openEmbedded(
      (url) => `<p style="height: 3000px">Above</p>${element(url)}${script(url)}`,
    );
    const { page } = portal;
    await frame.getByRole("textbox", { name: "Email" }).waitFor();
    const state = () => page.evaluate(() => [document.activeElement?.tagName, scrollY]);
    expect(await state()).toEqual(["BODY", 0]);
    await page.keyboard.press("Tab");
    await eventually(state).toEqual(["IFRAME", expect.any(Number)]);
    expect(page.url()).toBe(`${site.origin}/`);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  },
);

test("a dialog is on the screen in a tall frame, and the site learns which flow is done", async () => {
  const { portal, frame, iframe, events } = await openEmbedded(
    (url) =>
      `<p style="height: 700px">Above</p>${smsPack(url)}<p style="height: 900px">Below</p>${script(url)}`,
    { width: 390, height: 600 },
  );
  await frame.getByRole("button", { name: "Select, 100 SMS" }).click();
  const buy = frame.getByRole("button", { name: "Buy SMS Pack" });
  await buy.click();
  const confirm = frame.getByRole("button", { name: "Yes" });
  await confirm.waitFor();
  expect(await heightOf(iframe)).toBeGreaterThan(600);
  const isOnScreen = async () => {
    const box = await frame.getByRole("alertdialog").boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 600;
  };
  await eventually(isOnScreen).toBe(true);
  // The dialog follows the site's scroll position.
  await portal.page.evaluate(() => scrollBy(0, -150));
  await eventually(isOnScreen).toBe(true);
  await confirm.click();
  await frame.getByText("Pack purchased").first().waitFor();
  await eventually(events).toEqual([
    ["done", { flow: "packs" }],
    // The receipt is a new screen.
    ["navigate", { page: "sms-pack" }],
  ]);
  expect(JSON.stringify(await events())).not.toContain("1001");
});

test.each([
  ["copies", REACTIVATED[0], {}],
  [
    "selects for Ctrl+C, where the site denies the clipboard,",
    REACTIVATED[1],
    { "Permissions-Policy": "clipboard-write=()" },
  ],
])("a copy button %s the IMEI %s", async (what, imei, headers) => {
  const { portal, frame } = await openEmbedded(
    (url) => element(url, 'page="reactivation"', "#/?customer_id=1001") + script(url),
    { siteHeaders: () => headers },
  );
  const { context, page } = portal;
  await allowClipboard(context);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await frame.getByRole("option", { name: imei }).click();
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("button", { name: /^Copy IMEI/ }).click();
  if (what === "copies") await frame.getByText("Copied", { exact: true }).waitFor();
  expect((await clipboard()) === imei).toBe(what === "copies");
  await page.keyboard.press("ControlOrMeta+C");
  await eventually(clipboard).toBe(imei);
});

/** Buys a pack in the frame, whose reply is lost, and opens the same question in a tab. */
async function lostInFrame(isGranted: boolean) {
  const embedded = await openEmbedded((url) => smsPack(url) + script(url), {
    prepare: recordMessages,
  });
  const { portal, frame } = embedded;
  const { context, sandbox } = portal;
  if (isGranted) await context.grantPermissions(["storage-access"]);
  sandbox.sandbox.fault({ call: "buySmsPack", kind: "lost" });
  await frame.getByRole("button", { name: "Select, 100 SMS" }).click();
  await frame.getByRole("button", { name: "Buy SMS Pack" }).click();
  const yes = frame.getByRole("button", { name: "Yes" });
  await yes.waitFor();
  const question = await frame.getByRole("alertdialog").innerText();
  await yes.click();
  await frame.getByText("We do not know").first().waitFor();
  const messages = await received(portal);
  const tab = await context.newPage();
  await tab.goto(`${portal.url}#/activate-smspack?customer_id=1001`);
  await tab.getByRole("button", { name: "Select, 100 SMS" }).click();
  await tab.getByRole("button", { name: "Buy SMS Pack" }).click();
  const again = tab.getByRole("alertdialog");
  return { question, again, asked: await again.innerText(), messages };
}

test("a pack whose reply was lost in a frame is sold again in a tab only after a tick, where the browser shares the storage", async () => {
  const { question, again, asked } = await lostInFrame(true);
  expect(question).not.toContain(ONE_WINDOW);
  // The tab cannot know that this frame shares its storage.
  expect(asked).toContain(ONE_WINDOW);
  await again.getByRole("checkbox").waitFor();
  expect(await again.getByRole("button", { name: "Yes" }).isDisabled()).toBe(true);
});

test("where the browser shares no storage with a frame, its question and that of a tab have the same warning, and the site learns of no attempt", async () => {
  const { question, asked, messages } = await lostInFrame(false);
  const [warning] = new RegExp(`${ONE_WINDOW}.*`).exec(question) ?? [];
  expect(warning).toBeDefined();
  expect(asked).toContain(warning);
  const shapes = messages.map((one) => [one.waypost, ...Object.keys(one).toSorted()].join(" "));
  const known = ["loaded waypost", "navigate page waypost", "resize height waypost"];
  expect([...new Set(shapes)].filter((shape) => !known.includes(shape))).toEqual([]);
  expect(messages.map(({ page }) => page ?? "/activate-smspack")).not.toContainEqual(
    expect.not.stringMatching(/^\/activate-smspack$/),
  );
});

test("two elements have their own frames, heights and events", { tags: ["long"] }, async () => {
  const { portal, events } = await openEmbedded(
    (url) =>
      `${element(url, 'page="pricing" id="one"')}${element(url, 'id="two"')}${script(url)}${script(url)}`,
  );
  const { page } = portal;
  const two = page.frameLocator("#two iframe");
  await page.frameLocator("#one iframe").getByText("Total Billed").first().waitFor();
  await two.getByRole("textbox", { name: "Email" }).waitFor();
  await page.evaluate(() =>
    document.addEventListener("navigate", ({ target }) =>
      Reflect.get(window, "events").push((target as Element).id),
    ),
  );
  await two.getByRole("link", { name: "See plans and prices" }).click();
  await eventually(events).toEqual([["navigate", { page: "pricing" }], "two"]);
  expect(await page.locator("iframe").count()).toBe(2);
});

test("without script the link works", { tags: ["long"] }, async () => {
  const { url, page } = await openPortal();
  await page.setContent(pageOf(element(url, 'page="registration"', "#/pricing")));
  await page.getByRole("link", { name: "Activate your device" }).click();
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
});

test("a portal that is not in a frame loads nothing of it", { tags: ["long"] }, async () => {
  const { url, page } = await openPortal();
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(`${url}?embed=es-dark#/pricing`);
  await page.getByText("Total Billed").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((name) => /embed/.test(new URL(name).pathname))).toEqual([]);
  expect(await page.getByRole("banner").isVisible()).toBe(true);
});

describe("further cases", { tags: ["long"] }, () => {
  test.each([390, 1280])("at %i px the details of a new customer fit the frame", async (width) => {
    const embedded = await openEmbedded((url) => element(url) + script(url), { width });
    const { frame, events } = embedded;
    await frame.getByRole("textbox", { name: "Email" }).fill("new.customer@example.com");
    await frame.getByRole("button", { name: "Next" }).click();
    await frame.getByRole("heading", { name: "Your details" }).waitFor();
    await isAsTallAsItsContent(embedded);
    // Both forms are at the same address.
    expect(await events()).toEqual([["navigate", { page: "registration" }]]);
  });

  test("links to other sites open in a new tab", async () => {
    const { portal, frame, site } = await openEmbedded();
    await eventually(() => frame.locator("html").getAttribute("data-host")).toContain("Waypost");
    await frame.locator("body").evaluate((body) => {
      const link = document.createElement("a");
      link.href = "https://elsewhere.example/";
      link.textContent = "Elsewhere";
      body.prepend(link);
    });
    const opened = portal.page.waitForEvent("popup");
    await frame.getByRole("link", { name: "Elsewhere" }).click();
    await (await opened).close();
    expect(portal.page.url()).toBe(`${site.origin}/`);
  });

  test("an element that is removed and inserted again shows the portal again, and its link in between", async () => {
    const { portal, frame, iframe } = await openEmbedded();
    await frame.getByRole("textbox", { name: "Email" }).waitFor();
    const isHidden = await portal.page.evaluate(() => {
      const [one] = document.getElementsByTagName("waypost-portal");
      one?.remove();
      const hidden = one?.querySelector("a")?.hidden;
      if (one) document.body.append(one);
      return hidden;
    });
    expect(isHidden).toBe(false);
    await frame.getByRole("textbox", { name: "Email" }).waitFor();
    expect(await iframe.count()).toBe(1);
  });
});
