import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  asked,
  continueWithAccount,
  fillDevice,
  GPS_IMEI,
  submitCard,
} from "../../apps/portal/e2e/customer.ts";
import { element, pageOf, script, startSite } from "../../apps/portal/e2e/embed-kit.ts";
import { arrived } from "../../apps/portal/e2e/opened-page.ts";
import { registerByBar } from "../../apps/portal/e2e/register-by-bar.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { tarballs, textOf } from "../../tools/lib/tarballs.ts";
import { type Registry, startRegistry } from "../../tools/lib/registry.ts";

const COMMAND = "npx @waypost/portal";

let folder = "";
let registry: Registry;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-portal-"));
  registry = await startRegistry();
  const { sandbox, portal } = await tarballs();
  for (const tarball of [sandbox, portal]) await registry.publish(tarball);
});

afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs the command in a folder without packages, without npm's cache. @returns the portal's address
 */
async function startIn(project: string, command = COMMAND): Promise<string> {
  await mkdir(project, { recursive: true });
  await writeFile(join(folder, "user.npmrc"), registry.npmrc);
  const [program = "", ...args] = command.split(" ");
  // In its own process group, because npx starts the portal as a separate process.
  const child = spawn(program, ["--yes", ...args], {
    cwd: project,
    detached: true,
    env: {
      ...process.env,
      npm_config_userconfig: join(folder, "user.npmrc"),
      npm_config_cache: join(folder, "cache"),
    },
  });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid);
    await exited;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /Portal\s+(\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`${command} exited before it was ready.`);
}

test("from an empty folder, one command leads to a registered device", async () => {
  const browser = await chromium.launch(await findBrowser());
  onTestFinished(() => browser.close());
  const start = performance.now();
  const address = await startIn(join(folder, "project"));
  const ready = performance.now();
  const page = await browser.newPage();
  await page.goto(address);
  const presses = await registerByBar(page);
  const seconds = (performance.now() - start) / 1000;
  const times = `${((ready - start) / 1000).toFixed(1)} s to the page, ${seconds.toFixed(1)} s`;
  const typed = `${COMMAND.length + 1} keys and ${presses} presses of buttons`;
  process.stdout.write(`${times}, ${typed} to a registered device\n`);
  expect(presses).toBe(11);
});

test("from a plain HTML file with the element, a device is registered and paid for", async () => {
  const site = await startSite();
  const project = join(folder, "embedded");
  await mkdir(project);
  const { portal: tarball } = await tarballs();
  const sample = JSON.parse(await textOf(tarball, "dist/config.json")) as object;
  const config = JSON.stringify({ ...sample, embedders: [site.origin] });
  await writeFile(join(project, "config.json"), config);
  const browser = await chromium.launch(await findBrowser());
  onTestFinished(() => browser.close());
  const start = performance.now();
  const address = await startIn(project, `${COMMAND} --config config.json --sandbox`);
  const ready = performance.now();
  const html = element(address) + script(address);
  site.html = pageOf(`<script>
    document.addEventListener("done", ({ detail }) => (document.title = detail.flow));
  </script>${html}`);
  const page = await browser.newPage();
  await page.addInitScript(() => {
    let count = 0;
    const add = ({ isTrusted }: Event) => (count += Number(isTrusted));
    addEventListener("click", add, { capture: true });
    Object.assign(window, { clicks: () => count });
  });
  await page.goto(site.origin);
  await page.frameLocator("iframe").getByRole("textbox", { name: "Email" }).waitFor();
  const frame = page.frames().find((one) => one.url().startsWith(address));
  if (frame === undefined) throw new Error("The portal is not in the frame.");
  await registerInFrame(frame);
  await expect.poll(() => page.title()).toBe("registration");
  const presses = await frame.evaluate(() => Reflect.get(window, "clicks")() as number);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(
    `${html.length} characters of HTML, ${((ready - start) / 1000).toFixed(1)} s to the portal, ${seconds.toFixed(1)} s and ${presses} presses to a paid registration\n`,
  );
  expect(presses).toBeLessThanOrEqual(20);
});

/** Registers a device as the sandbox's customer. A frame has the same methods as a page. */
async function registerInFrame(frame: Frame): Promise<void> {
  const page = frame as unknown as Page;
  const next = frame.getByRole("button", { name: "Next" });
  await continueWithAccount(page);
  await frame.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await next.click();
  await submitCard(page, "4111111111111111");
  await arrived(page, "Terms of Service");
  const agreement = frame.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ });
  await frame.locator("label", { has: agreement }).click({ position: { x: 12, y: 12 } });
  await next.click();
  await (await asked(page)).getByRole("button", { name: "Confirm" }).click();
  await frame.getByRole("heading", { name: "Your device is active" }).waitFor();
}
