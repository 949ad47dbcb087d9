import { describe, expect, test, vi } from "vitest";
import { soon } from "../../../test/page.ts";
import { GPS_DEVICE, OBD_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import type { SettingsAtWork } from "../../../test/settings-at-work.ts";
import { en } from "../../messages/en.ts";
import { messageOf } from "../../messages/messages.ts";
import { codes, edited } from "../../../test/edited-settings.ts";

const writes = ({ fetched }: SettingsAtWork) =>
  fetched.map(({ init }) => init.method ?? "GET").filter((method) => method !== "GET");

describe("the odometer is sent after the settings were accepted, and only if one was entered", () => {
  test.each([
    ["", ["PUT"], []],
    ["100", ["PUT", "POST"], [{ imei: GPS_DEVICE.imei, odometer_value: "100" }]],
    ["0", ["PUT", "POST"], [{ imei: GPS_DEVICE.imei, odometer_value: "0" }]],
    [" 500 ", ["PUT", "POST"], [{ imei: GPS_DEVICE.imei, odometer_value: "500" }]],
  ])("%j entered", async (text, calls, bodies) => {
    const work = await edited();
    work.send({ type: "enter-odometer", text });
    work.send({ type: "save" });
    await work.until("closed");
    await soon(() => expect(codes(work)).toHaveLength(calls.length));
    expect(writes(work)).toEqual(calls);
    expect(work.odometerUpdates()).toEqual(bodies);
    expect(codes(work)).toEqual(["settings.saved", "odometer.saved"].slice(0, calls.length));
  });

  test("a reading in miles is converted, for both kinds of device", async () => {
    for (const device of [GPS_DEVICE, OBD_DEVICE]) {
      const work = await settingsAtWork({ ...device, unit: "MPH" }).opened();
      work.send({ type: "enter-odometer", text: "100" });
      work.send({ type: "save" });
      await soon(() => expect(codes(work)).toContain("odometer.saved"));
      expect(work.odometerUpdates()).toEqual([{ imei: device.imei, odometer_value: "160.934" }]);
      const update = work.fetched.find(({ init }) => init.method === "POST");
      expect(update?.url).toMatch(new RegExp(`/api/odometer/update\\?category=${device.kind}$`));
      expect(work.saved()[0]?.["odometer_value"]).toBe("0");
      expect((await work.onDevice())["odometer_value"]).toBe("160.934");
    }
  });

  test("not after a rejected save, which keeps the entry", async () => {
    const work = await edited();
    work.sandbox.fault({ call: "saveDeviceSettings", kind: "error-json", status: 400 });
    work.send({ type: "enter-odometer", text: "100" });
    work.send({ type: "save" });
    await work.until("open");
    expect(writes(work)).toEqual(["PUT"]);
    expect(work.state().odometer).toBe("100");
  });

  test("its failure is logged without a message, and the saved settings count as a success", async () => {
    const log = vi.fn();
    const work = await edited({ log });
    work.sandbox.fault({ call: "updateOdometer", kind: "error-json" });
    work.send({ type: "enter-odometer", text: "100" });
    work.send({ type: "save" });
    await soon(() => expect(log).toHaveBeenCalledOnce());
    expect(codes(work)).toEqual(["settings.saved"]);
  });

  test.each([{ error: "Odometer is locked" }, { status: "failed" }, { success: false }])(
    "a reply of %j is not a success",
    async (body) => {
      const log = vi.fn();
      const work = await edited({
        log,
        through: (url, pass) =>
          url.includes("/api/odometer/update") ? Response.json(body) : pass(),
      });
      work.send({ type: "enter-odometer", text: "100" });
      work.send({ type: "save" });
      await soon(() => expect(log).toHaveBeenCalledOnce());
      expect(codes(work)).toEqual(["settings.saved"]);
    },
  );

  test.each(["far", "-5", "1e3", "5.", "0x10"])(
    "%j is rejected before anything is sent",
    async (text) => {
      const work = await edited();
      work.send({ type: "enter-odometer", text });
      work.send({ type: "save" });
      expect(work.state().fieldErrors).toEqual({ odometer: "settings.odometerInvalid" });
      expect(work.state()).toMatchObject({ phase: "open", odometer: text, submitCount: 1 });
      work.send({ type: "enter-odometer", text: "5" });
      expect(work.state().fieldErrors).toEqual({});
      expect(writes(work)).toEqual([]);
    },
  );
});

test.each([
  ["blank", ""],
  ["blanks only", "  "],
])("a %s mobile carrier sends nothing and shows an error", async (_, value) => {
  const work = await edited();
  work.send({ type: "edit", field: "mobile_carrier", value });
  work.send({ type: "save" });
  expect(work.state().fieldErrors).toEqual({ mobile_carrier: "settings.carrierMissing" });
  expect(work.state().phase).toBe("open");
  work.send({ type: "edit", field: "mobile_carrier", value: "AT&T" });
  expect(work.state().fieldErrors).toEqual({});
  expect(writes(work)).toEqual([]);
  work.send({ type: "save" });
  await work.until("closed");
});

test("a blank e-mail, phone and second carrier are saved", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const blank = { email: "", phone: "", secondary_mobile_carrier: "" } as const;
  for (const [field, value] of Object.entries(blank)) {
    work.send({ type: "edit", field: field as keyof typeof blank, value });
  }
  work.send({ type: "save" });
  await work.until("closed");
  expect(await work.onDevice()).toMatchObject(blank);
});

test("a 19-digit number in an undocumented field is sent back with every digit", async () => {
  const own = '"iccid":8931080019030045678';
  const work = await edited({
    through: async (url, pass) => {
      const reply = await pass();
      if (!url.includes("/api/device/settings/")) return reply;
      return new Response((await reply.text()).replace('"settings":{', `"settings":{${own},`));
    },
  });
  work.send({ type: "save" });
  await work.until("closed");
  const put = work.fetched.find(({ init }) => init.method === "PUT");
  expect(put?.init.body).toContain(`{${own},`);
  expect(put?.init.body).toContain('"device_name":"Flower van"');
});

describe("a rejected save", () => {
  test.each([
    ["with a message", 400, { message: "Device is locked" }, "Device is locked"],
    ["with a message and an error", 400, { message: "M", error: "E" }, "M"],
    ["with status 200", 200, { status: false, message: "M" }, "M"],
    ["with success false", 200, { success: false, message: "M" }, "M"],
    ["without a message", 400, null, "Something Went Wrong"],
  ])("%s keeps the dialog open with its edits", async (_, status, body, text) => {
    let isRefusing = false;
    const work = await edited({
      through: (_url, pass) => (isRefusing ? Response.json(body, { status }) : pass()),
    });
    isRefusing = true;
    work.send({ type: "save" });
    expect(work.state().phase).toBe("saving");
    await work.until("open");
    expect(work.state().edits).toEqual({ device_name: "Flower van" });
    expect(work.state().failure).toEqual({ result: "refused", text });
    expect(work.notices.map(({ tone }) => tone)).toEqual(["error"]);
    expect(work.notices.map((notice) => messageOf(en, notice))).toEqual([`Error! ${text}`]);
  });
});

test("two presses save once, and neither closing nor editing interrupts a save", async () => {
  const work = await edited();
  work.send({ type: "save" });
  work.send({ type: "save" });
  work.send({ type: "close" });
  work.send({ type: "undo" });
  work.send({ type: "edit", field: "device_name", value: "Too late" });
  expect(work.state().phase).toBe("saving");
  await work.until("closed");
  expect(writes(work)).toEqual(["PUT"]);
  expect(work.saved()[0]?.["device_name"]).toBe("Flower van");
});

test("a page that is left while it saves still saves settings and odometer, and shows the result", async () => {
  const work = await edited();
  work.send({ type: "enter-odometer", text: "100" });
  work.send({ type: "save" });
  work.leave();
  await soon(() => expect(codes(work)).toEqual(["settings.saved", "odometer.saved"]));
  expect(await work.onDevice()).toMatchObject({ device_name: "Flower van", odometer_value: "100" });
});

test("offline, Save sends nothing, shows why and keeps the edits for the next Save", async () => {
  let isOffline = true;
  const work = await edited({ isOffline: () => isOffline });
  const loaded = work.fetched.length;
  work.send({ type: "save" });
  await soon(() => expect(codes(work)).toEqual(["offline.notSent"]));
  expect(work.state()).toMatchObject({ phase: "open", failure: null });
  expect(work.changes()).toBe(1);
  expect(work.fetched).toHaveLength(loaded);
  isOffline = false;
  work.send({ type: "save" });
  await work.until("closed");
  expect(work.saved()).toMatchObject([{ device_name: "Flower van" }]);
});

describe("the e-mail address", () => {
  test.each(["not-an-email", "a b@example.com", "@example.com", "a@"])(
    "%s is not saved",
    async (value) => {
      const work = await settingsAtWork(GPS_DEVICE).opened();
      work.send({ type: "edit", field: "email", value });
      work.send({ type: "save" });
      expect(work.state()).toMatchObject({
        phase: "open",
        fieldErrors: { email: "email.invalid" },
      });
      expect(writes(work)).toEqual([]);
    },
  );

  test.each([
    ["", ""],
    [" ann@example.com\u202e", "ann@example.com"],
  ])("%j is saved as %j", async (value, saved) => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    work.send({ type: "edit", field: "email", value });
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()[0]?.["email"]).toBe(saved);
  });

  test("that is stored and was not edited is not judged", async () => {
    const work = settingsAtWork(GPS_DEVICE);
    await work.putOnDevice({ ...(await work.onDevice()), email: "not-an-email" });
    await work.opened();
    work.send({ type: "edit", field: "device_name", value: "Van" });
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()[0]?.["email"]).toBe("not-an-email");
  });
});
