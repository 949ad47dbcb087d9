import { expect, test } from "vitest";
import { checkedImeis, atDevices, rowIn } from "../../../test/at-devices.ts";
import { GPS_PLAN } from "../../../test/new-customer.ts";

const VAN = "350000000000006";
const TRUCK = "860000000000009";

test("scanned IMEIs fill the empty row and new ones, and each is checked once", async () => {
  const work = await atDevices();
  work.send({ type: "scan-imeis", id: "1", imeis: [VAN, TRUCK] });
  await work.untilChecked();
  expect(work.state().activation.devices.map(({ imei }) => imei.text)).toEqual([VAN, TRUCK]);
  expect(checkedImeis(work)).toEqual([VAN, TRUCK]);
  work.send({ type: "scan-imeis", id: "1", imeis: [TRUCK, VAN] });
  expect(work.state().activation.devices).toHaveLength(2);
  expect(checkedImeis(work)).toEqual([VAN, TRUCK]);
});

test("a row with a valid IMEI keeps it and its plan", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: VAN });
  await work.untilChecked();
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "scan-imeis", id: "1", imeis: [TRUCK] });
  expect(rowIn(work, "1")).toMatchObject({ servicePlan: "plus_quarterly", imei: { text: VAN } });
  expect(rowIn(work, "2").imei.text).toBe(TRUCK);
});

test("a fifth device is not added", async () => {
  const work = await atDevices();
  const five = [VAN, TRUCK, "350000000000014", "860000000000017", "359000000000007"];
  work.send({ type: "scan-imeis", id: "1", imeis: five });
  expect(work.state().activation.devices.map(({ imei }) => imei.text)).toEqual(five.slice(0, 4));
});
