import { describe, expect, test } from "vitest";
import { GPS_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import type { SettingsAtWork } from "../../../test/settings-at-work.ts";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import { shownValue } from "./values.ts";

const shown = (work: SettingsAtWork, name: SettingsName) => shownValue(work.state(), name);
const edit = (work: SettingsAtWork, field: SettingsName, value: string) =>
  work.send({ type: "edit", field, value });

test.each([
  ["", ""],
  ["1234567890", "1234567890"],
  ["12345678901", "555"],
  [" 123 ", "123"],
  ["12a", "555"],
  ["-1", "555"],
])("typing %j into a phone of 555 gives %j", async (typed, value) => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  for (const field of ["phone", "secondary_phone"] as const) {
    edit(work, field, "555");
    edit(work, field, typed);
    expect(shown(work, field)).toBe(value);
  }
});

/** Empties the phone, then types these characters one after the other, or pastes the text. */
async function afterTyping(text: string, isPasted = false): Promise<SettingsAtWork> {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  edit(work, "phone", "");
  for (const key of isPasted ? [text] : text) edit(work, "phone", `${shown(work, "phone")}${key}`);
  return work;
}
const error = (work: SettingsAtWork) => work.state().fieldErrors["phone"];

describe("a phone field shows why it ignored what was typed", () => {
  const COUNTRY_CODE = "settings.phoneCountryCode";
  const DIGITS = "settings.phoneDigits";

  test.each([
    ["+15550001111", "1555000111"],
    ["15550001111", "1555000111"],
    ["+4930123456", "4930123456"],
    ["0049301234567", "0049301234"],
  ])("after typing %s, which leaves ten wrong digits", async (text, value) => {
    const work = await afterTyping(text);
    expect([shown(work, "phone"), error(work)]).toEqual([value, COUNTRY_CODE]);
    edit(work, "phone", value.slice(0, -1));
    expect(error(work)).toBeUndefined();
  });

  test.each([
    ["+1 555 000 1111", COUNTRY_CODE],
    ["1-555-000-1111", COUNTRY_CODE],
    ["(555) 000-1111", DIGITS],
    ["n/a", DIGITS],
  ])("after pasting %s, which leaves no digit", async (text, code) => {
    const work = await afterTyping(text, true);
    expect([shown(work, "phone"), error(work)]).toEqual(["", code]);
  });

  test("hyphens typed between ten digits are mentioned until the next digit", async () => {
    const work = await afterTyping("555-");
    expect([shown(work, "phone"), error(work)]).toEqual(["555", DIGITS]);
    for (const key of "0001111") edit(work, "phone", `${shown(work, "phone")}${key}`);
    expect([shown(work, "phone"), error(work)]).toEqual(["5550001111", undefined]);
  });

  test("such an error does not prevent saving", async () => {
    const work = await afterTyping("+15550001111");
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()).toMatchObject([{ phone: "1555000111" }]);
  });
});
