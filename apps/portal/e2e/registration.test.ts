import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@waypost/sdk";
import { expect, onTestFinished, test } from "vitest";
import {
  acceptTerms,
  giveCard,
  giveDetails,
  giveDevice,
  giveEmail,
  GPS_IMEI,
  OBD_IMEI,
  SECRETS,
} from "./customer.ts";
import { openPortal } from "./kit.ts";

const EMAIL = "new.customer+tag@example.com";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-e2e-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a new customer registers a GPS and an OBD device; they persist after a restart, and no secret is stored", async () => {
  const folder = await temporaryFolder();
  const portal = await openPortal({
    database: join(folder, "sandbox.sqlite"),
    motion: true,
  });
  const { page } = portal;
  await portal.open("/");
  await giveEmail(page, EMAIL);
  await giveDetails(page);
  await page.getByText("MPH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "+ Add More Devices" }).click();
  await giveDevice(page, { number: 2, imei: OBD_IMEI, name: "Truck" });
  await page.getByRole("button", { name: "Next" }).click();
  await giveCard(page);
  await acceptTerms(page);

  const question = page.getByRole("alertdialog", { name: "Confirmation" });
  const total = await question.getByText("billed instantly").textContent();
  expect(portal.sandbox.sandbox.log().filter(({ method }) => method === "POST")).toEqual([]);
  await question.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();

  const success = (await page.getByRole("main").textContent()) ?? "";
  for (const shown of ["Sample Customer", EMAIL, "Van", "Truck"]) expect(success).toContain(shown);
  expect(total).toMatch(/USD \d+\.\d\d/);
  expect(
    portal.sandbox.sandbox
      .log()
      .filter(({ method }) => method === "POST")
      .map(({ path }) => path),
  ).toEqual(["/auth/register"]);
  const log = JSON.stringify(portal.sandbox.sandbox.log());

  const { url } = await portal.restartSandbox();
  const { registration } = createClient({ baseUrl: url });
  expect(await registration.checkEmail(EMAIL)).toMatchObject({ exists: true });
  for (const imei of [GPS_IMEI, OBD_IMEI]) {
    expect(await registration.checkImei(imei)).toMatchObject({ valid: false, reason: "in-use" });
  }

  const places: Record<string, string> = {
    address: page.url(),
    console: portal.console.join("\n"),
    "request log": log,
    storage: await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ),
  };
  for (const file of await readdir(folder)) {
    places[file] = await readFile(join(folder, file), "latin1");
  }
  expect(places["storage"]).toContain(EMAIL);
  for (const [place, content] of Object.entries(places)) {
    for (const [name, secret] of Object.entries(SECRETS)) {
      expect(content, `${name} in ${place}`).not.toContain(secret);
    }
  }
});
