import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";

/** Writes the picture that a shared link shows. */
export async function shareCard(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const phone = (await readFile(join(folder, "phone-light.webp"))).toString("base64");
  const icon = await readFile(join(import.meta.dirname, "../../portal/public/icon.svg"), "base64");
  await page.setContent(`<!doctype html>
<style>
  body {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: 1fr 390px;
    gap: 72px;
    width: 1200px;
    height: 630px;
    margin: 0;
    padding-inline: 80px;
    overflow: hidden;
    background: #f5f8fc;
    color: #16202e;
    font-family: system-ui, sans-serif;
  }
  div { align-self: center }
  p { display: flex; gap: 16px; align-items: center; margin: 0 0 40px; font-size: 32px; font-weight: 600 }
  p img { width: 48px; height: 48px }
  h1 { margin: 0; font-size: 58px; font-weight: 700; line-height: 1.12; letter-spacing: -0.02em }
  .phone { margin-top: 72px; width: 374px; border: 10px solid #10151d; border-radius: 48px }
</style>
<div>
  <p><img src="data:image/svg+xml;base64,${icon}" alt="" />Waypost</p>
  <h1>An open kit to activate and manage GPS vehicle trackers</h1>
</div>
<img class="phone" src="data:image/webp;base64,${phone}" alt="" />`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ path: join(folder, "share.jpg"), type: "jpeg", quality: 86 });
}
