import { describe, expect, test } from "vitest";
import { GPS_DEVICE, OBD_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import { en } from "../../messages/en.ts";
import type { AlertChannel } from "../../rules/device-settings/alerts.ts";
import { alertRow, alertRowIds, alertSwitch, alertTotals, type AlertRowId } from "./alert-rows.ts";

const RESTRICTED = {
  gps: { ...GPS_DEVICE, planId: "standard" },
  obd: { ...OBD_DEVICE, planId: "standard_obd" },
};

const opened = (kind: "gps" | "obd") => settingsAtWork(RESTRICTED[kind]).opened();

test.each([
  ["gps", "sos", "master", "Upgrade your plan to enable SOS Services !"],
  ["gps", "sos", "email", "Upgrade your plan to enable SOS Services !"],
  ["gps", "trip", "sms", "Upgrade your plan to enable G-Sensor SMS Alerts !"],
  ["obd", "harsh", "master", "Upgrade your plan to enable Harsh Behaviour Alert !"],
  ["obd", "harshbraking", "push", "Upgrade your plan to enable Harsh Behaviour Alert !"],
  ["obd", "crash_acceleration", "master", "Upgrade your plan to enable Crash Detection Alert !"],
] as const)("on a %s plan without it, %s %s does not change and shows why", async (...row) => {
  const [kind, id, column, text] = row;
  const work = await opened(kind);
  if (id === "trip") work.send({ type: "choose-trip-mode", mode: "gsensor" });
  const { edits } = work.state();
  for (const on of [true, false]) {
    work.send({ type: "switch", pressed: alertSwitch(id, column), on });
    expect(work.state().edits).toEqual(edits);
  }
  expect(work.notices).toHaveLength(2);
  const [notice] = work.notices;
  expect(notice).toMatchObject({ tone: "error" });
  expect(en[notice?.code ?? "settings.title"]).toBe(text);
});

test("the plan locks towing too", async () => {
  const work = await settingsAtWork({ ...OBD_DEVICE, planId: "pro_yearly" }).opened();
  work.send({ type: "switch", pressed: alertSwitch("tow", "master"), on: true });
  expect(work.changes()).toBe(0);
  expect(work.notices.map(({ code }) => en[code])).toEqual([
    "Upgrade your plan to enable Towing Alert !",
  ]);
});

describe("the second phone", () => {
  test("opens on a plan that includes it", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    expect(work.state().isSecondPhoneShown).toBe(false);
    work.send({ type: "add-second-phone" });
    expect(work.state().isSecondPhoneShown).toBe(true);
    expect(work.notices).toEqual([]);
  });

  const STORED = { secondary_phone: "5550002222", secondary_mobile_carrier: "Big Carrier" };

  test.each([
    ["a plan that has it", GPS_DEVICE],
    ["another plan", RESTRICTED.gps],
  ])("that is stored is visible at once on %s, and one press removes it", async (_, device) => {
    const work = settingsAtWork(device);
    await work.putOnDevice({ ...(await work.onDevice()), ...STORED });
    await work.opened();
    expect(work.state().isSecondPhoneShown).toBe(true);
    work.send({ type: "edit", field: "secondary_phone", value: "5550009999" });
    const isEditable = device === GPS_DEVICE;
    expect(work.changes()).toBe(isEditable ? 1 : 0);
    work.send({ type: "remove-second-phone" });
    expect(work.changes()).toBe(1);
    expect(work.state().isSecondPhoneShown).toBe(true);
    work.send({ type: "save" });
    await work.until("closed");
    expect(await work.onDevice()).toMatchObject({
      secondary_phone: "",
      secondary_mobile_carrier: "",
    });
  });

  test("stays hidden on any other plan, shows why, and cannot be edited", async () => {
    const work = await opened("gps");
    work.send({ type: "add-second-phone" });
    work.send({ type: "edit", field: "secondary_phone", value: "5550009999" });
    expect(work.state()).toMatchObject({ isSecondPhoneShown: false, edits: {} });
    expect(work.notices.map(({ code }) => en[code])).toEqual([
      "Upgrade your plan to enable secondary phone number !",
    ]);
  });
});

test.each([[null], ["no_such_plan"], ["constructor"]])(
  "a plan of %j locks everything",
  async (planId) => {
    const work = await settingsAtWork({ ...GPS_DEVICE, planId }).opened();
    expect(alertRow(work.state(), "sos").lockedBy).toBe("sos_button");
  },
);

describe("a row of the alert table", () => {
  test("exists for each type and for each kind of harsh behaviour", () => {
    expect(alertRowIds("gps")).toEqual(["trip", "speed", "power", "battery", "sos", "charging"]);
    expect(alertRowIds("obd").join(" ")).toBe(
      "speed engine attach_dettach tow warning crash_acceleration harsh harshacceleration harshbraking harshturning",
    );
  });

  test("shows its flags as stored, and whether only some of its channels are on", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    expect(alertRow(work.state(), "charging")).toMatchObject({ master: false, isSome: false });
    work.send({ type: "switch", pressed: alertSwitch("charging", "email"), on: true });
    expect(alertRow(work.state(), "charging")).toEqual({
      id: "charging",
      group: "charging",
      master: false,
      push: false,
      email: true,
      sms: false,
      isSome: true,
      lockedBy: null,
      smsLockedBy: null,
      isEmailOnly: false,
      isEdited: true,
    });
  });

  test("of one kind of harsh behaviour switches only that kind", async () => {
    const work = await settingsAtWork(OBD_DEVICE).opened();
    work.send({ type: "switch", pressed: alertSwitch("harshturning", "sms"), on: true });
    expect(work.state().edits).toEqual({ harshturning_sms: true });
    expect(alertRow(work.state(), "harshturning")).toMatchObject({ master: null, sms: true });
    expect(alertRow(work.state(), "harsh")).toMatchObject({ sms: false, isSome: true });
    work.send({ type: "switch", pressed: alertSwitch("harsh", "sms"), on: true });
    expect(alertRow(work.state(), "harsh")).toMatchObject({ master: false, sms: true });
  });

  test("of trips shows Email Only with the G-Sensor on a plan without its SMS", async () => {
    const work = await opened("gps");
    expect(alertRow(work.state(), "trip")).toMatchObject({ isEmailOnly: false, smsLockedBy: null });
    work.send({ type: "choose-trip-mode", mode: "gsensor" });
    expect(alertRow(work.state(), "trip")).toMatchObject({
      isEmailOnly: true,
      lockedBy: null,
      smsLockedBy: "gsensor_enable",
    });
  });
});

describe("the switches above the table", () => {
  test("All Alerts is on when the three global flags are, and switches what the plan allows", async () => {
    const work = await opened("obd");
    expect(alertTotals(work.state())).toMatchObject({ all: false, push: true, sms: false });
    work.send({ type: "switch", pressed: { type: "all" }, on: true });
    expect(alertTotals(work.state())).toEqual({
      all: true,
      push: true,
      email: true,
      sms: true,
      isSomePush: false,
      isSomeEmail: false,
      isSomeSms: false,
    });
    const row = (id: AlertRowId) => alertRow(work.state(), id);
    expect(row("tow")).toMatchObject({ master: true, push: true, email: true, sms: true });
    expect(row("harsh")).toMatchObject({ master: false, push: false, email: false, sms: false });
    expect(work.notices).toEqual([]);
  });

  test.each(["push", "email", "sms"] as const)(
    "All %s switches that channel but no master flag",
    async (channel) => {
      const work = await settingsAtWork(GPS_DEVICE).opened();
      const before = alertRow(work.state(), "sos");
      const pressed = { type: "all-of-channel", channel } as const;
      work.send({ type: "switch", pressed, on: true });
      const others = (["push", "email", "sms"] satisfies AlertChannel[]).filter(
        (one) => one !== channel,
      );
      const after = alertRow(work.state(), "sos");
      expect(after[channel]).toBe(true);
      for (const other of others) expect(after[other]).toBe(before[other]);
      expect(after.master).toBe(before.master);
      expect(alertTotals(work.state())[channel]).toBe(true);
    },
  );
});
