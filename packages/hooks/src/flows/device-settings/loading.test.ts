import type { Fetch } from "@waypost/sdk";
import { expect, test, vi } from "vitest";
import { soon } from "../../../test/page.ts";
import { GPS_DEVICE, OBD_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import { transition } from "./transition.ts";
import { en } from "../../messages/en.ts";
import { messageOf } from "../../messages/messages.ts";

const SETTINGS = "/api/device/settings/";
const noReply = (part: string) => (url: string, pass: () => ReturnType<Fetch>) =>
  url.includes(part) ? new Promise<never>(() => {}) : pass();

test.each([
  [GPS_DEVICE, "category=gps"],
  [OBD_DEVICE, "category=obd"],
])("the dialog of $kind opens once its settings are loaded", async (device, category) => {
  const work = settingsAtWork(device);
  expect(work.state().phase).toBe("closed");
  work.send({ type: "open" });
  expect(work.state().phase).toBe("loading");
  await work.until("open");
  expect(work.state().loaded).toEqual(await work.onDevice());
  const { url, init } = work.fetched.find((call) => call.url.includes(SETTINGS)) ?? {};
  expect(url).toMatch(new RegExp(`${SETTINGS}${device.imei}\\?${category}$`));
  expect(init?.headers).toMatchObject({ authorization: expect.stringMatching(/^JWT \S+$/) });
  expect(work.notices).toEqual([]);
});

test("a second press while the settings load sends no request", async () => {
  const work = settingsAtWork(GPS_DEVICE);
  work.send({ type: "open" });
  work.send({ type: "open" });
  await work.until("open");
  work.send({ type: "open" });
  expect(work.sent("GET").filter((path) => path.startsWith(SETTINGS))).toHaveLength(1);
});

test.each([
  ["the server's message", 400, { message: "Device not found", error: "E" }, "Device not found"],
  ["the server's error if it has no message", 400, { error: "E" }, "E"],
  ["the default text for an empty reply", 500, null, "Something Went Wrong"],
  [
    "the message of a rejection with status 200",
    200,
    { status: false, message: "Locked" },
    "Locked",
  ],
])("a failed load leaves it closed, with a toast of %s", async (_, status, body, text) => {
  const through = async (url: string, pass: () => ReturnType<Fetch>) =>
    url.includes(SETTINGS) ? Response.json(body, { status }) : pass();
  const work = settingsAtWork(GPS_DEVICE, { through });
  work.send({ type: "open" });
  await work.until("closed");
  expect(work.notices.map(({ tone }) => tone)).toEqual(["error"]);
  expect(work.notices.map((notice) => messageOf(en, notice))).toEqual([text]);
});

test("without a token no request is sent, and a toast is shown", async () => {
  const work = settingsAtWork(GPS_DEVICE, { token: () => undefined });
  work.send({ type: "open" });
  await soon(() => expect(work.notices).toHaveLength(1));
  expect(work.state().phase).toBe("closed");
  expect(work.notices[0]).toMatchObject({ code: "failure.unknown" });
  expect(work.fetched.filter(({ url }) => url.includes(SETTINGS))).toEqual([]);
});

test("after a failed load a second press loads again", async () => {
  const work = settingsAtWork(GPS_DEVICE);
  work.sandbox.fault({ call: "loadDeviceSettings", kind: "error-empty" });
  work.send({ type: "open" });
  await soon(() => expect(work.notices).toHaveLength(1));
  await work.opened();
});

test("the dialog opens before the plans' rules have loaded, with every gated feature locked", async () => {
  const work = settingsAtWork(GPS_DEVICE, { through: noReply("/rules") });
  work.send({ type: "open" });
  await work.until("open");
  work.send({ type: "add-second-phone" });
  expect(work.state().isSecondPhoneShown).toBe(false);
  await soon(() => expect(work.notices).toHaveLength(1));
});

test("if the rules cannot be read, the failure is logged and gated features stay locked", async () => {
  const log = vi.fn();
  const work = settingsAtWork(GPS_DEVICE, { log });
  work.sandbox.fault({ call: "GET /info/service_plan/rules", kind: "error-empty" });
  work.send({ type: "open" });
  await work.until("open");
  await soon(() => expect(log).toHaveBeenCalledOnce());
  expect(work.state().rules).toEqual({});
});

test("closing during the load keeps the dialog closed when the reply arrives", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const settings = work.state().loaded;
  work.send({ type: "close" });
  work.send({ type: "open" });
  work.send({ type: "close" });
  const { phase, ...form } = work.state();
  expect(phase).toBe("closed");
  const loaded = { type: "loaded", settings } as const;
  const closed = { form, screen: { phase } };
  expect(transition(closed, loaded)).toEqual({ state: closed, effects: [] });
  const { screen } = transition({ form, screen: { phase: "loading" } }, loaded).state;
  expect(screen.phase).toBe("open");
});

test("closing drops every edit and the odometer, and the next opening loads afresh", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const { device_name: name } = work.state().loaded;
  work.send({ type: "edit", field: "device_name", value: "Another" });
  work.send({ type: "enter-odometer", text: "100" });
  work.send({ type: "add-second-phone" });
  expect(work.changes()).toBe(2);
  work.send({ type: "close" });
  expect(work.state()).toMatchObject({ phase: "closed", edits: {}, odometer: "", loaded: {} });
  await work.putOnDevice({ ...(await work.onDevice()), phone: "5551112222" });
  await work.opened();
  expect(work.state().loaded).toMatchObject({ device_name: name, phone: "5551112222" });
  expect(work.state().isSecondPhoneShown).toBe(false);
  expect(work.changes()).toBe(0);
});

test("the settings are never written to the storage", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  work.send({ type: "edit", field: "phone", value: "5551112222" });
  work.send({ type: "save" });
  await work.until("closed");
  expect(work.stored).toEqual([]);
});

test("the list of mobile carriers is read along with the settings", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const carriers = () => work.queryClient.getQueryData(["waypost", "mobile-providers"]);
  await soon(() => expect(carriers()).toEqual(expect.arrayContaining([expect.anything()])));
});
