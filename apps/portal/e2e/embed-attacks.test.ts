import { describe, expect, test } from "vitest";
import {
  element,
  openEmbedded,
  pageOf,
  received,
  recordMessages,
  script,
  startSite,
} from "./embed-kit.ts";
import { eventually, openPortal, type Portal } from "./kit.ts";

const TIMEOUT_MS = 15_000;

const linkOf = ({ page }: Portal) => page.getByRole("link", { name: "Activate your device" });

/** Waits until the portal's frame shows the browser's error page. */
const isRefused = (portal: Portal) =>
  eventually(() =>
    portal.page.frames().some((frame) => frame.url().startsWith("chrome-error://")),
  ).toBe(true);

test("a site that differs from a listed one in its port gets an error page, no message, and its link back", async () => {
  const [listed, attacker] = [await startSite(), await startSite()];
  const portal = await openPortal({ embedders: [listed.origin] });
  const { page, url } = portal;
  await page.clock.install();
  await recordMessages(portal);
  attacker.html = pageOf(element(url) + script(url));
  await page.goto(attacker.origin);
  await isRefused(portal);
  expect(await linkOf(portal).isVisible()).toBe(false);
  await page.clock.runFor(TIMEOUT_MS);
  await linkOf(portal).waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await received(portal)).toEqual([]);
});

test("an attacker's page around a listed site gets an error page in it", async () => {
  const [listed, attacker] = [await startSite(), await startSite()];
  const portal = await openPortal({ embedders: [listed.origin] });
  listed.html = pageOf(element(portal.url) + script(portal.url));
  attacker.html = pageOf(`<iframe src="${listed.origin}"></iframe>`);
  await portal.page.goto(attacker.origin);
  await isRefused(portal);
  const origins = portal.page.frames().map((frame) => new URL(frame.url()).origin);
  expect(origins).not.toContain(new URL(portal.url).origin);
});

test("forged messages have no effect: from the site's own window, another frame and the frame of another origin", async () => {
  const attacker = await startSite();
  attacker.html = pageOf(`<script>
    const forge = (target, message) => target.postMessage(message, "*");
    for (const message of [
      { waypost: "resize", height: 9000 },
      { waypost: "done", flow: "packs" },
      { waypost: "navigate", page: "/pricing" },
    ]) {
      forge(parent, message);
      // The portal's frame is the first one.
      forge(parent[0], message);
    }
    forge(parent, "sent");
  </script>`);
  const { portal, frame, iframe, events } = await openEmbedded(
    (url) => element(url) + script(url),
    {
      prepare: recordMessages,
    },
  );
  const { page } = portal;
  await frame.getByRole("textbox", { name: "Email" }).waitFor();
  await eventually(async () => JSON.stringify(await received(portal))).toContain("resize");
  const height = await iframe.evaluate(({ style }) => style.height);
  await page.evaluate(async (origin) => {
    const frames = ["", origin].map((src) => {
      const forging = document.createElement("iframe");
      if (src === "") forging.srcdoc = "";
      else forging.src = src;
      document.body.append(forging);
      return forging;
    });
    postMessage({ waypost: "resize", height: 9000 }, location.origin);
    postMessage({ waypost: "done", flow: "packs" }, location.origin);
    await new Promise((resolve) => frames[0]?.addEventListener("load", resolve));
    // A message to the portal whose source is a frame of the site, not its window.
    const inner = frames[0]?.contentWindow as Window & typeof globalThis;
    inner.eval('parent[0].postMessage({ waypost: "navigate", page: "/pricing" }, "*")');
  }, attacker.origin);
  await eventually(async () => JSON.stringify(await received(portal))).toContain("sent");
  await frame.getByRole("textbox", { name: "Email" }).fill("new@example.com");
  expect(await events()).toEqual([]);
  expect(await iframe.evaluate(({ style }) => style.height)).toBe(height);
});

test("with a strict policy and a nonce nothing is blocked", async () => {
  const { portal, frame, iframe } = await openEmbedded(
    (url) => element(url) + `<script nonce="r4nd0m" src="${url}embed.js" defer></script>`,
    {
      siteHeaders: (url) => ({
        "Content-Security-Policy": `default-src 'none'; script-src 'nonce-r4nd0m'; frame-src ${new URL(url).origin}`,
      }),
    },
  );
  await frame.getByRole("textbox", { name: "Email" }).waitFor();
  await eventually(() => iframe.evaluate(({ style }) => style.height)).not.toBe("400px");
  // The test's own script, which has no nonce.
  expect(portal.refused.splice(0)).toEqual([expect.stringContaining("script-src-elem: inline")]);
});

describe("further cases", { tags: ["long"] }, () => {
  test("a site that is not listed gets no message, even if a server leaves out the headers", async () => {
    const attacker = await startSite();
    const portal = await openPortal({ embedders: ["https://shop.example"] });
    const { page, url } = portal;
    await recordMessages(portal);
    await page.route(`${url}**`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    attacker.html = pageOf(element(url) + script(url));
    await page.goto(attacker.origin);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("textbox", { name: "Email" }).fill("new@example.com");
    await page.waitForLoadState("networkidle");
    expect(await received(portal)).toEqual([]);
    // The line with the host does not need the site.
    const line = await frame.locator("html").getAttribute("data-host");
    expect(line).toBe(new URL(url).host);
  });

  test("a press through the overlay of a listed site reaches the portal, and pays only with the second one", async () => {
    const { portal, frame, events } = await openEmbedded(
      (url) =>
        `<div style="position: relative">${element(url, 'page="sms-pack"', "#/?customer_id=1001")}
          <p style="position: absolute; inset: 0; margin: 0; background: #fff; pointer-events: none">
            Press to win
          </p>
        </div>${script(url)}`,
    );
    const { mouse } = portal.page;
    const pressAt = async (name: string) => {
      const box = await frame.getByRole("button", { name }).boundingBox();
      if (box === null) throw new Error(`${name} is not shown.`);
      await mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await frame.getByRole("button", { name: "Select, 100 SMS" }).waitFor();
    await pressAt("Select, 100 SMS");
    await pressAt("Buy SMS Pack");
    await frame.getByRole("alertdialog").waitFor();
    expect(portal.sandbox.sandbox.charges()).toEqual([]);
    await pressAt("Yes");
    await eventually(events).toContainEqual(["done", { flow: "packs" }]);
  });

  test("a frame that never answers is removed, and the link is shown again", async () => {
    const silent = await startSite();
    silent.html = pageOf("Nothing");
    const portal = await openPortal();
    const { page, url } = portal;
    const site = await startSite();
    await page.clock.install();
    site.html = pageOf(element(`${silent.origin}/`) + script(url));
    await page.goto(site.origin);
    await page.frameLocator("iframe").getByText("Nothing").waitFor();
    await page.clock.runFor(TIMEOUT_MS);
    await linkOf(portal).waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
  });
});
