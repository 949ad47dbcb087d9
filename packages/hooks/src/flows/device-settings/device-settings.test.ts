import { expect, test } from "vitest";
import { GPS_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";

test("a toggle and a number are loaded, edited and saved, and nothing else of the body changes", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const before = work.state().loaded;
  work.send({ type: "edit", field: "show_speed", value: false });
  work.send({ type: "edit", field: "battery_low_limit", value: "35" });
  expect(work.changes()).toBe(2);
  work.send({ type: "save" });
  await work.until("closed");
  expect(work.saved()).toEqual([{ ...before, show_speed: false, battery_low_limit: 35 }]);
  expect(work.notices).toEqual([
    expect.objectContaining({ tone: "success", code: "settings.saved" }),
  ]);
});
