import { test } from "vitest";
import { arrived, openPortal } from "../kit.ts";
import {
  cancellation,
  cardUpdate,
  CUSTOMER,
  dormantCancellation,
  etaPack,
  multiReactivation,
  payDormantFee,
  planUpdate,
  reactivation,
  smsPack,
  type TaskRow,
} from "../task-rows.ts";

const SIM = "customer_id=1001&email=a@b.co&imei=358000000000002&iccid=8901218000000000002";

const CARDS: readonly (readonly [string, TaskRow, RegExp])[] = [
  ["Reactivate a device", reactivation, /^Continue$/],
  ["Reactivate several devices", multiReactivation, /^Continue$/],
  ["Buy an SMS pack", smsPack, /^Select, 250 SMS/],
  ["Buy an ETA pack", etaPack, /^Select, ETA 150/],
  ["Change a plan", planUpdate, /^Continue$/],
  ["Change the card on file", cardUpdate, /^Continue$/],
  ["Activate dormant mode", payDormantFee, /^Activate$/],
  ["Cancel dormant mode", dormantCancellation, /^Continue$/],
  ["Cancel a subscription", cancellation, /^Submit$/],
];

test("each card leads to the form of its task and back", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await dormantCancellation.before?.(portal, CUSTOMER);
  await portal.open(`/account?${SIM}`);
  for (const [card, { title }, button] of CARDS) {
    await arrived(page, "Your account");
    await page.getByRole("link", { name: card }).click();
    await arrived(page, title);
    await page.getByRole("main").getByRole("button", { name: button }).waitFor();
    await page.goBack();
  }
  await arrived(page, "Your account");
});

test("the start is the registration, not the account", async () => {
  const { page, open } = await openPortal();
  await open("/");
  await page.getByLabel("Email").waitFor();
});
