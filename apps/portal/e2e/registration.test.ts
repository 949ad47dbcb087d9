import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@waypost/sdk";
import { expect, onTestFinished, test } from "vitest";
import { GPS_IMEI, OBD_IMEI, SECRETS } from "./customer.ts";
import { arrived, openPortal, postsOf } from "./kit.ts";
import { CARD_MARKS, leaksIn, PASSWORD_MARK } from "./sensitive-values.ts";
import {
  acceptTermsByTaps,
  button,
  fillCardByTaps,
  submitDetailsByTaps,
  fillDeviceByTaps,
} from "./phone-kit.ts";

const SECRET = { ...PASSWORD_MARK, ...CARD_MARKS };
const EMAIL = "new.customer+tag@example.com";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-e2e-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("on a phone a new customer registers a GPS and an OBD device; they persist after a restart, and no secret is stored", async () => {
  const folder = await temporaryFolder();
  const portal = await openPortal({
    database: join(folder, "sandbox.sqlite"),
    timezoneId: "America/Chicago",
    width: 360,
    height: 780,
    touch: true,
    motion: true,
  });
  const { page } = portal;
  await portal.open("/");
  await submitDetailsByTaps(page, EMAIL);
  await fillDeviceByTaps(page, GPS_IMEI, "Van");
  await button(page, "+ Add More Devices").tap();
  await fillDeviceByTaps(page, OBD_IMEI, "Truck");
  await page.getByText("MPH", { exact: true }).tap();
  await button(page, "Next").tap();
  await fillCardByTaps(page, SECRETS.cardNumber, SECRETS.cvv);

  const question = await acceptTermsByTaps(page);
  const total = await question.getByText("billed instantly").textContent();
  expect(postsOf(portal)).toEqual([]);
  await question.getByRole("button", { name: "Confirm" }).tap();
  await arrived(page, "Your devices are active");

  const success = (await page.getByRole("main").textContent()) ?? "";
  for (const shown of ["Sam Customer", EMAIL, "Van", "Truck"]) expect(success).toContain(shown);
  expect(total).toMatch(/USD \d+\.\d\d/);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
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
  const found = Object.entries(places).map(([place, text]) => [place, leaksIn(SECRET, text)]);
  expect(found).toEqual(Object.keys(places).map((place) => [place, []]));
});
