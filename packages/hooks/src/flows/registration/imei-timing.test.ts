import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  checkedImeis,
  atDevices,
  BLOCKED,
  checkIn,
  storedActivation,
  rowIn,
} from "../../../test/at-devices.ts";
import type { AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI } from "../../../test/new-customer.ts";
import { shownReason } from "../imei/imei-reason.ts";

/** Debounce in milliseconds before fewer than 15 digits are checked. */
const PAUSE = 300;

/** A short IMEI that the sandbox does not know. */
const SHORT = "12345678";
const NOT_FOUND = { text: "IMEI not found" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Types at the end of an IMEI, one key per 100 ms. */
async function type(work: AtWork, keys: string, id = "1"): Promise<void> {
  for (const key of keys) {
    work.send({ type: "edit-imei", id, text: rowIn(work, id).imei.text + key });
    await wait(100);
  }
}

const edit = (work: AtWork, text: string) => work.send({ type: "edit-imei", id: "1", text });
const shown = (work: AtWork) => shownReason(rowIn(work).imei);

describe("the server is called", () => {
  test("once for fifteen digits that are typed quickly, at the last of them", async () => {
    const work = await atDevices();
    await type(work, GPS_IMEI);
    expect(checkedImeis(work)).toEqual([GPS_IMEI]);
    expect(checkIn(work).status).toBe("valid");
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([GPS_IMEI]);
  });

  test("once more after the debounce at eight digits, not a millisecond earlier", async () => {
    const work = await atDevices();
    await type(work, GPS_IMEI.slice(0, 8));
    await wait(PAUSE - 101);
    expect(checkedImeis(work)).toEqual([]);
    await wait(1);
    expect(checkedImeis(work)).toEqual([GPS_IMEI.slice(0, 8)]);
    await type(work, GPS_IMEI.slice(8));
    expect(checkedImeis(work)).toEqual([GPS_IMEI.slice(0, 8), GPS_IMEI]);
  });

  test.each([GPS_IMEI, SHORT])("at once for %s that is pasted", async (imei) => {
    const work = await atDevices();
    edit(work, imei);
    await wait(0);
    expect(checkedImeis(work)).toEqual([imei]);
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([imei]);
  });

  test.each(["12a", `${GPS_IMEI}6`, " "])("never for %j", async (text) => {
    const work = await atDevices();
    edit(work, text);
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([]);
  });

  test("for no text that is invalid when the debounce ends", async () => {
    const work = await atDevices();
    await type(work, "12x");
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([]);
  });

  test("for no row that is removed before the debounce ends", async () => {
    const work = await atDevices();
    work.send({ type: "add-device" });
    await type(work, SHORT);
    work.send({ type: "remove-device", id: "1" });
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([]);
  });

  test("for each row after its own debounce", async () => {
    const work = await atDevices();
    work.send({ type: "add-device" });
    await type(work, "12", "1");
    await type(work, "56", "2");
    await wait(PAUSE);
    expect(checkedImeis(work)).toEqual(["12", "56"]);
  });
});

test("the next key aborts the previous call, whose reply is ignored", async () => {
  const answers = new Map<string, (answer: Response) => void>();
  const work = await atDevices({
    through: (url, pass) => {
      const imei = url.split("/info/imei_validation/")[1];
      return imei === undefined
        ? pass()
        : new Promise((resolve) => void answers.set(imei, resolve));
    },
  });
  edit(work, SHORT);
  await wait(0);
  await type(work, "9");
  const call = work.fetched.find(({ url }) => url.endsWith(SHORT));
  expect(call?.init.signal?.aborted).toBe(true);
  answers.get(SHORT)?.(Response.json({ message: "IMEI is blocked" }));
  await wait(PAUSE);
  expect(checkIn(work)).toMatchObject({ status: "checking", isAsked: true });
  answers.get(`${SHORT}9`)?.(
    Response.json({ message: "Valid IMEI", details: { model: "M", category: "obd" } }),
  );
  await wait(0);
  expect(checkIn(work)).toEqual({ status: "valid", device: { model: "M", category: "obd" } });
});

describe("the server's rejection of fewer than fifteen digits", () => {
  test("is shown when the field is left, not during typing", async () => {
    const work = await atDevices();
    await type(work, SHORT);
    await wait(PAUSE);
    expect(checkIn(work)).toMatchObject({ status: "invalid", reason: NOT_FOUND });
    expect(shown(work)).toBeNull();
    work.send({ type: "leave-imei", id: "1" });
    expect(shown(work)).toEqual(NOT_FOUND);
    edit(work, `${SHORT}9`);
    await wait(PAUSE);
    expect(shown(work)).toBeNull();
  });

  test("is shown by Next", async () => {
    const work = await atDevices();
    await type(work, SHORT);
    await wait(PAUSE);
    work.send({ type: "submit" });
    expect(shown(work)).toEqual(NOT_FOUND);
    expect(work.state().fieldErrors["devices.1.imei"]).toBe("imei.unchecked");
  });

  test("is shown when the customer returns to the step", async () => {
    const work = await atDevices();
    await type(work, SHORT);
    await wait(PAUSE);
    work.send({ type: "visit", step: "customer-information" });
    work.send({ type: "visit", step: "activation-type" });
    expect(shown(work)).toEqual(NOT_FOUND);
  });
});

test("a rejection of fifteen digits is shown at once, like a broken rule", async () => {
  const work = await atDevices();
  await type(work, BLOCKED);
  expect(shown(work)).toEqual({ text: "IMEI is blocked, please contact support" });
  await type(work, "1");
  expect(shown(work)).toEqual({ code: "imei.tooLong" });
});

describe("Next during the debounce", () => {
  test("checks at once, and only once, and waits for the reply", async () => {
    const work = await atDevices();
    await type(work, SHORT);
    work.send({ type: "submit" });
    expect(work.state()).toMatchObject({
      phase: "devices",
      fieldErrors: { "devices.1.imei": "imei.checking" },
    });
    await wait(0);
    expect(checkedImeis(work)).toEqual([SHORT]);
    expect(shown(work)).toEqual(NOT_FOUND);
    expect(work.state().fieldErrors).not.toHaveProperty("devices.1.imei");
    await wait(60_000);
    expect(checkedImeis(work)).toEqual([SHORT]);
  });

  test("and Next during the call makes no second call", async () => {
    const work = await atDevices();
    edit(work, GPS_IMEI);
    work.send({ type: "submit" });
    work.send({ type: "submit" });
    await wait(0);
    expect(checkedImeis(work)).toEqual([GPS_IMEI]);
  });
});

test("a step that is left and opened again during the debounce checks at once", async () => {
  const work = await atDevices();
  await type(work, SHORT);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "visit", step: "activation-type" });
  await wait(0);
  expect(checkedImeis(work)).toEqual([SHORT]);
  expect(storedActivation(work).devices).toMatchObject([{ error: true }]);
});
