import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { violationsInLight } from "../../apps/portal/e2e/page-checks.ts";
import { serveFolder, type RunningServer } from "../../apps/portal/server/static-server.ts";
import { buildBlocks } from "../../apps/docs/site/blocks.ts";
import { startServer, type SandboxServer } from "../../packages/sandbox/src/server.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { installDocs } from "../../tools/lib/docs.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";
import { type Registry, startRegistry } from "../../tools/lib/registry.ts";
import { serveShadcnRegistry } from "../lib/shadcn-registry.ts";
import { writeViteProject } from "../lib/vite-project.ts";

const home = await mkdtemp(join(tmpdir(), "waypost-blocks-"));
const project = join(home, "site");
const SHADCN = "npx -y shadcn@4.23.0";

let registry: Registry;
let shadcn: Awaited<ReturnType<typeof serveShadcnRegistry>>;
let docs: RunningServer;
let sandbox: SandboxServer;
let browser: Browser;

beforeEach(() => sandbox.sandbox.reset());

beforeAll(async () => {
  await installDocs();
  await mkdir(join(home, "docs"));
  await buildBlocks(join(home, "docs/r"));
  const at = { headers: {}, port: 0, host: "127.0.0.1" };
  docs = await serveFolder({ folder: join(home, "docs"), ...at });
  shadcn = await serveShadcnRegistry();
  sandbox = await startServer({ port: 0 });
  browser = await chromium.launch(await findBrowser());
  registry = await startRegistry();
  await writeFile(join(home, "npmrc"), registry.npmrc);
  vi.stubEnv("npm_config_userconfig", join(home, "npmrc"));
  vi.stubEnv("npm_config_registry", registry.address);
  vi.stubEnv("npm_config_cache", join(home, "cache"));
  vi.stubEnv("REGISTRY_URL", shadcn.url);
  for (const tarball of Object.values(await tarballs())) await registry.publish(tarball);
  await writeViteProject(project);
  await outputOf("npm", ["install", "--no-audit", "--no-fund"], { cwd: project });
  await run(INIT);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser.close();
  for (const server of [docs, shadcn, sandbox, registry]) await server.close();
  await rm(home, { recursive: true, force: true });
});

/** The command of the documentation that adds a block. */
const commandOf = (block: string) => `npx shadcn add ${docs.url}r/${block}.json --yes`;

/** Runs a command of shadcn in the project. */
const run = (command: string) =>
  outputOf("sh", ["-c", command.replace("npx shadcn", SHADCN)], { cwd: project });

/**
 * Adds another block. With a second block, shadcn asks before it replaces parts that it has written
 * itself, because it removes "use client" from only some of them; nobody answers here.
 */
const add = (block: string) => run(`${commandOf(block)} --overwrite`);

const INIT = "npx shadcn init --base aria --preset nova --yes";

/** The text of `src/App.tsx` that shows a block. */
const appOf = (component: string, file: string, props: string, apiProps = "") =>
  `import { WaypostApi } from "@/components/waypost-api";
import { ${component} } from "@/components/${file}";

export default function App() {
  return (
    <WaypostApi ${apiProps}>
      <main className="p-4"><${component} ${props} /></main>
    </WaypostApi>
  );
}
`;

/** The line of `.env` with the address of the API. */
const env = () => `VITE_WAYPOST_API=${sandbox.url}\n`;

/** Writes the page with this block, checks its types, builds it and opens it. */
async function open(component: string, file: string, props = "", apiProps = ""): Promise<Page> {
  await writeFile(join(project, "src/App.tsx"), appOf(component, file, props, apiProps));
  await writeFile(join(project, ".env"), env());
  await outputOf("npm", ["run", "build"], { cwd: project });
  const folder = join(project, "dist");
  const server = await serveFolder({ folder, headers: {}, port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  onTestFinished(() => expect(errors).toEqual([]));
  await page.goto(server.url);
  return page;
}

/** Returns the violations in light and dark. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const isDark of [false, true]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
    // Colours are measured, so none may be in transition.
    await page.addStyleTag({ content: "* { transition: none !important; }" });
    // The page of the test has only the block.
    const lines = await violationsInLight(page, ["page-has-heading-one"]);
    found.push(...lines.map((line) => (isDark ? `in dark, ${line}` : line)));
  }
  return found;
}

const PROPS = 'customerId="1001" supportEmail="support@example.com"';

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const sees = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).waitFor();

/** Presses the card of a radio button or the label of a checkbox. */
const choose = (page: Page, text: string) => page.getByText(text, { exact: true }).first().click();

test("an SMS pack is bought in a project that was empty", async () => {
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  await run(commandOf("sms-packs"));
  const added = seconds();
  const page = await open("SmsPacks", "sms-packs", PROPS);
  const opened = seconds();
  await choose(page, "100 SMS");
  expect(await violations(page)).toEqual([]);
  await press(page, "Buy SMS Pack");
  await page.getByText("Your card on file will be charged $4.95 today.").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Yes");
  await sees(page, "Buy another pack");
  expect(await violations(page)).toEqual([]);
  expect(sandbox.sandbox.charges()).toMatchObject([{ subject: "sms_100", amount: 4.95 }]);
  // Each command ends with Enter. The pack takes three presses.
  const commands = INIT.length + commandOf("sms-packs").length + 2;
  const files = appOf("SmsPacks", "sms-packs", PROPS).length + env().length;
  process.stdout.write(
    `sms-packs: ${commands + files + 3} key presses, ${commands} of them for commands; ` +
      `added ${added} s, built and open ${opened} s, bought ${seconds()} s\n`,
  );
});

test("an ETA pack is bought", async () => {
  await add("eta-packs");
  const page = await open("EtaPacks", "eta-packs", 'customerId="1001"');
  await choose(page, "ETA 50");
  await press(page, "Buy ETA Pack");
  await page.getByText("Your card on file will be charged $4.95 today.").waitFor();
  await press(page, "Yes");
  await sees(page, "Buy another pack");
  expect(await violations(page)).toEqual([]);
  expect(sandbox.sandbox.charges()).toMatchObject([{ subject: "eta_50", amount: 4.95 }]);
});

test("a lost reply is neither a success nor a failure", async () => {
  await add("sms-packs");
  const page = await open("SmsPacks", "sms-packs", PROPS);
  await choose(page, "100 SMS");
  await press(page, "Buy SMS Pack");
  sandbox.sandbox.fault({ call: "buySmsPack", kind: "lost" });
  await press(page, "Yes");
  await page.getByText("Please do not pay again yet").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Send it again");
  await page.getByText("you will be charged a second time").waitFor();
  await choose(page, "I understand that I may be charged twice");
  expect(await violations(page)).toEqual([]);
});

test("the pricing table leads to the activation of a plan", async () => {
  await add("pricing-table");
  const hrefOf = "hrefOf={({ id }) => `#${id}`}";
  const page = await open("PricingTable", "pricing-table", hrefOf);
  await page.getByRole("heading", { name: "Plus" }).waitFor();
  await page.getByText("300 SMS Alerts Quarterly").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "OBD");
  await page.getByRole("tab", { name: "Yearly" }).click();
  await page.getByRole("link", { name: "Select & Save" }).first().click();
  await page.waitForURL("**/#standard_obd_yearly");
});

test("a plan is changed", async () => {
  await add("plan-change");
  const page = await open("PlanChange", "plan-change", PROPS);
  await choose(page, "358000000000001");
  expect(await violations(page)).toEqual([]);
  await press(page, "Next");
  await choose(page, "GPS Pro Plan - Yearly");
  expect(await violations(page)).toEqual([]);
  await press(page, "Update");
  await page.getByText("$275.40 every 12 months").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Confirm");
  await sees(page, "Update another device");
  expect(sandbox.sandbox.planChanges()).toMatchObject([{ to_plan_id: "pro_yearly" }]);
});

test("a subscription is cancelled", async () => {
  await add("cancellation");
  const page = await open("Cancellation", "cancellation", 'imei="358000000000001"');
  await press(page, "Submit");
  await page.getByText("FirstName is required").waitFor();
  expect(await violations(page)).toEqual([]);
  const texts = { "First Name": "Sample", "Last Name": "Customer", "Contact Phone": "5550001111" };
  for (const [label, text] of Object.entries({ ...texts, Email: "returning@example.com" }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await choose(page, "Price concerns");
  await choose(page, "Theft prevention");
  await page.getByLabel("Comments").fill("Sold the car.");
  await press(page, "Submit");
  await sees(page, "Cancel another device");
  expect(await violations(page)).toEqual([]);
});

test("two trackers are registered on one page", async () => {
  await add("registration");
  const page = await open("Registration", "registration", 'brand="Sample"');
  const fill = (label: string, text: string, index = 0) =>
    page.getByLabel(label, { exact: true }).nth(index).fill(text);
  const select = (label: string, value: string, index = 0) =>
    page.getByLabel(label, { exact: true }).nth(index).selectOption(value);
  await press(page, "Continue");
  await page.getByText("Email is required").waitFor();
  expect(await violations(page)).toEqual([]);
  await fill("Email", "returning@example.com");
  await press(page, "+ Add More Devices");
  for (const [index, imei] of ["350000000000001", "860000000000001"].entries()) {
    await fill("IMEI", imei, index);
    await fill("Device Name", `Van ${index + 1}`, index);
  }
  await select("Service Plan", "plus_quarterly");
  await select("Service Plan", "standard_obd", 1);
  await select("Unit", "MPH");
  await fill("Card Holder Name", "Sample Customer");
  await fill("Card Number", "4111111111111111");
  await select("Month", "12");
  await page.getByLabel("Year", { exact: true }).selectOption({ index: 3 });
  await fill("CVV", "123");
  await choose(page, "I HAVE READ AND AGREE TO THE TERMS OF SERVICE");
  await press(page, "Continue");
  await press(page, "Continue without Password");
  await press(page, "Continue");
  await page.getByText(/^Total USD/).waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(
    sandbox.sandbox
      .charges()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(["350000000000001", "860000000000001"]);
});

test("an alert is switched off in the settings of a device", async () => {
  await add("device-settings");
  const token = sandbox.sandbox.tokenFor("1001");
  const input = '{ imei: "358000000000001", kind: "gps", planId: "plus", unit: "MPH" }';
  const props = `input={${input}}`;
  const page = await open("DeviceSettings", "device-settings", props, `token={() => "${token}"}`);
  await press(page, "Set it up");
  await page.getByLabel("Device Name").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("switch", { name: "Speed Alert: SMS" }).press("Space");
  await page.getByText("1 change", { exact: true }).waitFor();
  await press(page, "Save");
  await page.getByText("Device Update Successfully").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("the account lists the devices and leads to their tasks", async () => {
  await add("account");
  const href = "href={(task, imei) => `#${task}/${imei}`}";
  const page = await open("Account", "account", `customerId="1001" ${href}`);
  await page.getByText("5 cancelled devices").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Change plan for IMEI 358000000000001" }).click();
  await page.waitForURL("**/#planUpdate/358000000000001");
});
