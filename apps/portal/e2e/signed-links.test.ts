import { signLink, type LinkClaims } from "@waypost/gate";
import { expect, onTestFinished, test } from "vitest";
import { configure } from "./configured.ts";
import { element, openEmbedded, script } from "./embed-kit.ts";
import { eventually, openPortal, press, type Portal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { findLeaks, loggedLeaks, watchRequests, type SensitiveValues } from "./sensitive-values.ts";
import { addressOf, CUSTOMER, etaPack, planUpdate, successOf } from "./task-rows.ts";

const KEY = "planted-key-0123456789abcdef-0123456789";
const GATE = { gate: true, linkKeys: [KEY] };
const NEW_LINK = "https://vendor.example/new-link";
const EXPIRED = "This link has expired";

const sign = (claims: Partial<LinkClaims> = {}) =>
  signLink(
    { customer: String(CUSTOMER), expires: Math.floor(Date.now() / 1000) + 3600, ...claims },
    KEY,
  );
const hidden = (access: string): SensitiveValues => ({ access: { text: access, fields: [] } });
const shows = ({ page }: Pick<Portal, "page">, title: string) =>
  page.getByRole("heading", { name: title, exact: true }).waitFor();

async function openGated(): Promise<Portal> {
  const portal = await openPortal(GATE);
  await configure(portal.page, { gate: true });
  return portal;
}

/** Opens a task with a signed link. */
const openLink = (portal: Portal, access: string, row = planUpdate) =>
  portal.open(`${addressOf(row, CUSTOMER)}&access=${access}`);

async function isUsable({ page }: Pick<Portal, "page">): Promise<void> {
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

test("a task is carried out with its link, which is only in session storage and in requests", async () => {
  const portal = await openGated();
  const { page } = portal;
  const access = sign({ task: "device-plan/update" });
  const values = hidden(access);
  const sent = watchRequests(portal, values);
  await openLink(portal, access);
  await isUsable(portal);
  expect(await findLeaks(portal, values)).toEqual(["access in session storage"]);
  await planUpdate.fill(page);
  await press(portal, planUpdate.lastButton);
  await press(portal, planUpdate.confirm);
  await successOf(page, planUpdate).waitFor();
  expect(await findLeaks(portal, values)).toEqual(["access in session storage"]);
  expect(loggedLeaks(portal, values)).toEqual([]);
  const places = new Set(await sent());
  expect(places).toContain("access in POST /auth/device/update/plan");
  for (const place of places) expect(place).not.toMatch(/lookups|\/info\/(countries|service_plan)/);
  expect(await page.evaluate(() => document.referrer)).toBe("");
});

test("a link survives a reload, the Back button and another link, and is in no new tab", async () => {
  const portal = await openGated();
  const { page, context } = portal;
  await openLink(portal, sign());
  await isUsable(portal);
  const address = page.url();
  await page.reload();
  await isUsable(portal);
  await portal.open("/pricing");
  await shows(portal, "Pricing");
  await openLink(portal, sign({ customer: "1002" }));
  await page.goBack();
  await page.goBack();
  await isUsable(portal);
  const fresh = await context.newPage();
  await configure(fresh, { gate: true });
  await fresh.goto(address);
  await shows({ page: fresh }, EXPIRED);
});

test(
  "a forwarded link for one write has expired for whoever confirms second",
  { tags: ["long"] },
  async () => {
    const portal = await openGated();
    const { page, context, sandbox } = portal;
    const access = sign({ once: "planted-once" });
    // Another browser, which knows nothing of the first one.
    const other = await context.browser()?.newContext();
    if (!other) throw new Error("There is no browser.");
    onTestFinished(() => other.close());
    const second = await other.newPage();
    await configure(second, { gate: true });
    for (const tab of [page, second]) {
      await tab.goto(`${portal.url}#${addressOf(etaPack, CUSTOMER)}&access=${access}`);
      await etaPack.fill(tab);
      await tab.getByRole("button", { name: etaPack.lastButton }).click();
      await tab.getByRole("button", { name: etaPack.confirm, exact: true }).waitFor();
    }
    await press(portal, etaPack.confirm);
    await successOf(page, etaPack).waitFor();
    await second.getByRole("button", { name: etaPack.confirm, exact: true }).click();
    await shows({ page: second }, EXPIRED);
    expect(sandbox.sandbox.charges()).toHaveLength(1);
  },
);

test("an expired link shows where to get a new one, and nothing typed is lost", async () => {
  const portal = await openGated();
  const { page } = portal;
  await configure(page, { gate: true, links: await linksWithNew(portal) });
  await openLink(portal, sign());
  await isUsable(portal);
  await planUpdate.fill(page);
  const typed = await planUpdate.kept?.(page);
  // The gate no longer accepts the link.
  await page.route("**/auth/device/update/plan", (route) =>
    route.fulfill({
      status: 401,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "Gate-Code",
        "Gate-Code": "link-needed",
      },
      json: { status: false, message: "This link has expired." },
    }),
  );
  await press(portal, planUpdate.lastButton);
  await press(portal, planUpdate.confirm);
  await shows(portal, EXPIRED);
  const link = page.getByRole("link", { name: "Get a new link" });
  expect(await link.getAttribute("href")).toBe(NEW_LINK);
  expect(await violations(page)).toEqual([]);
  await page.unroute("**/auth/device/update/plan");
  await openLink(portal, sign());
  await page.getByRole("heading", { name: EXPIRED }).waitFor({ state: "detached" });
  expect(await planUpdate.kept?.(page)).toBe(typed);
});

async function linksWithNew({ page, url }: Portal): Promise<object> {
  const reply = await page.request.get(`${url}config.json`);
  const { links } = (await reply.json()) as { links: object };
  return { ...links, newLink: NEW_LINK };
}

test("the element of another site passes its link on", { tags: ["long"] }, async () => {
  const access = sign();
  const hash = `#${addressOf(planUpdate, CUSTOMER)}&access=${access}`;
  const { frame, portal } = await openEmbedded(
    (url) => element(url, 'page="plan-update"', hash) + script(url),
    { ...GATE, prepare: ({ page }) => configure(page, { gate: true }) },
  );
  await frame.getByRole("listbox").getByRole("option").first().waitFor();
  expect(portal.console.join("\n")).not.toContain(access);
});

const BROUGHT_LATER: readonly (readonly [how: string, bring: (hash: string) => void])[] = [
  [
    "a message",
    (hash) => {
      const [frame] = document.getElementsByTagName("iframe");
      const message = { waypost: "navigate", page: hash.slice(1) };
      frame?.contentWindow?.postMessage(message, "*");
    },
  ],
  [
    "another link in the element",
    (hash) => {
      const link = document.querySelector<HTMLAnchorElement>("waypost-portal a");
      if (link) link.hash = hash;
      document.querySelector("waypost-portal")?.setAttribute("page", "another");
    },
  ],
  [
    "another hash of the frame",
    (hash) => {
      const [frame] = document.getElementsByTagName("iframe");
      if (frame) frame.src = frame.src.replace(/#.*/, hash);
    },
  ],
];

test.each(BROUGHT_LATER)(
  "a signed link that the site around the frame brings later, by %s, is not kept",
  async (_, bring) => {
    const access = sign();
    const { frame, iframe, portal } = await openEmbedded(
      (url) => element(url, 'page="pricing"') + script(url),
      { ...GATE, prepare: ({ page }) => configure(page, { gate: true }) },
    );
    const sent = watchRequests(portal, hidden(access));
    await frame.getByRole("heading", { name: "Pricing" }).waitFor();
    // The frame has reported its height, so the element knows that it is loaded. Before that, a
    // link opens the frame again.
    const height = () => iframe.evaluate((one) => Number.parseFloat(one.style.height));
    await eventually(height).toBeGreaterThan(400);
    await portal.page.evaluate(bring, `#${addressOf(planUpdate, CUSTOMER)}&access=${access}`);
    await frame.getByRole("heading", { name: EXPIRED, exact: true }).waitFor();
    expect(await sent()).toEqual([]);
    const stored = await frame.locator("html").evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain(access);
  },
);

test(
  "a link to a page of this portal in a new tab carries the signed link",
  { tags: ["long"] },
  async () => {
    const portal = await openGated();
    const { page, context } = portal;
    await openLink(portal, sign());
    await isUsable(portal);
    await page.evaluate(
      (href) => {
        const link = document.createElement("a");
        Object.assign(link, { href, target: "_blank", rel: "noopener noreferrer", id: "own" });
        link.textContent = "own";
        document.querySelector("main")?.append(link);
      },
      `#${addressOf(planUpdate, CUSTOMER)}`,
    );
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#own").click(),
    ]);
    await isUsable({ page: opened });
    expect(opened.url()).not.toContain("access");
    expect(await page.locator("#own").getAttribute("href")).not.toContain("access");
  },
);
