import { createAdapter } from "@waypost/adapter";
import { expect, test } from "vitest";
import { CELLS } from "../../../packages/adapter/src/test/cells.ts";
import { GPS_IMEI, SECRETS } from "./customer.ts";
import { arrived, openPortal, postsOf, press } from "./kit.ts";
import {
  acceptTermsByTaps,
  button,
  fillCardByTaps,
  fillDeviceByTaps,
  submitDetailsByTaps,
} from "./phone-kit.ts";
import { isCarriedOut, openTask, smsPack, successOf, taskRows, toQuestion } from "./task-rows.ts";
import { isComplete } from "./test-scope.ts";

test("a new customer registers a device at a backend of the vendor's own", async () => {
  const portal = await openPortal({
    adapter: true,
    touch: true,
    width: 360,
    height: 780,
    timezoneId: "America/Chicago",
  });
  const { page } = portal;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await portal.open("/");
  await submitDetailsByTaps(page, "new.customer@example.com");
  await fillDeviceByTaps(page, GPS_IMEI, "Van");
  await page.getByText("MPH", { exact: true }).tap();
  await button(page, "Next").tap();
  await fillCardByTaps(page, SECRETS.cardNumber, SECRETS.cvv);
  const question = await acceptTermsByTaps(page);
  await question.getByRole("button", { name: "Confirm" }).tap();
  await arrived(page, "Your device is active");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
  const elsewhere = requests.filter((url) => !url.startsWith(portal.url));
  expect(elsewhere.filter((url) => !url.endsWith("/geo/country"))).toEqual([]);
});

test.each(isComplete ? taskRows : [smsPack])(
  "$name works with a backend of the vendor's own",
  async (row) => {
    const portal = await openPortal({ adapter: true });
    await openTask(portal, row);
    await toQuestion(portal.page, row);
    await press(portal, row.confirm);
    await successOf(portal.page, row).waitFor();
    expect(await isCarriedOut(portal, row)).toBe(true);
  },
);

test.each(["an Error", "an error", "a status of false"])(
  "%s that a function returns is no success, and warns about paying again",
  async (cell) => {
    const portal = await openPortal({ adapter: true });
    const { page } = portal;
    const buySms = () => CELLS[cell]?.({}) as undefined;
    const adapter = createAdapter({ packs: { buySms } }, { onReport: () => {} });
    await page.route(`**${smsPack.path}`, async (route) => {
      const body = route.request().postData();
      const url = `https://adapter.test${smsPack.path}`;
      const reply = await adapter(new Request(url, { method: "POST", body }));
      await route.fulfill({ status: reply.status, json: await reply.json() });
    });
    await openTask(portal, smsPack);
    await toQuestion(page, smsPack);
    await press(portal, smsPack.confirm);
    await page
      .getByText(smsPack.unknown ?? "")
      .first()
      .waitFor();
    expect(await successOf(page, smsPack).count()).toBe(0);
    expect(await page.getByText("You agreed to: $9.95 today").count()).toBe(0);
  },
);

test("what a vendor does not offer has no link, and its address says so", async () => {
  const portal = await openPortal({
    adapter: ["packs.buyEta", "dormant.payFee", "dormant.cancel"],
  });
  const { page } = portal;
  await portal.open(
    "/account?customer_id=1001&imei=358000000000001&iccid=8901&email=a@example.com",
  );
  await page.getByRole("link", { name: "Buy SMS" }).first().waitFor();
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => href.includes("/cancellation"))).not.toEqual([]);
  expect(links.filter((href) => /etapack|dormant/.test(href))).toEqual([]);
  for (const route of ["/activate-etapack?customer_id=1001", "/pay-dormantfee"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await portal.open(route);
    // oxlint-disable-next-line no-await-in-loop
    await arrived(page, "This service is not offered");
  }
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});
