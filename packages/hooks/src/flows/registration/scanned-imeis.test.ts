import { describe, expect, test } from "vitest";
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

const typeKeys = (work: Awaited<ReturnType<typeof atDevices>>, id: string, text: string) => {
  for (const key of text) {
    const before = rowIn(work, id).imei.text;
    work.send({ type: "edit-imei", id, text: before + key });
  }
};
const imeis = (work: Awaited<ReturnType<typeof atDevices>>) =>
  work.state().activation.devices.map(({ imei }) => imei.text);

describe("a scanner that types a second IMEI into a full field", () => {
  test.each(["key by key", "at once"])("fills the next row, %s", async (way) => {
    const work = await atDevices();
    typeKeys(work, "1", VAN);
    if (way === "at once") work.send({ type: "edit-imei", id: "1", text: VAN + TRUCK });
    else typeKeys(work, "1", TRUCK);
    await work.untilChecked();
    expect(imeis(work)).toEqual([VAN, TRUCK]);
  });

  test("fills a row that is still empty", async () => {
    const work = await atDevices();
    work.send({ type: "add-device" });
    work.send({ type: "add-device" });
    work.send({ type: "edit-imei", id: "2", text: VAN });
    typeKeys(work, "2", TRUCK);
    expect(imeis(work)).toEqual(["", VAN, TRUCK]);
  });

  test("adds nothing for the same IMEI", async () => {
    const work = await atDevices();
    typeKeys(work, "1", VAN + VAN);
    expect(imeis(work)).toEqual([VAN]);
  });

  test("loses no digit if no device fits", async () => {
    const work = await atDevices();
    const four = [VAN, TRUCK, "350000000000014", "860000000000017"];
    work.send({ type: "scan-imeis", id: "1", imeis: four });
    typeKeys(work, "1", "359000000000007");
    expect(imeis(work)).toEqual([`${VAN}359000000000007`, ...four.slice(1)]);
  });
});

test("a fifth device is not added", async () => {
  const work = await atDevices();
  const five = [VAN, TRUCK, "350000000000014", "860000000000017", "359000000000007"];
  work.send({ type: "scan-imeis", id: "1", imeis: five });
  expect(work.state().activation.devices.map(({ imei }) => imei.text)).toEqual(five.slice(0, 4));
});
