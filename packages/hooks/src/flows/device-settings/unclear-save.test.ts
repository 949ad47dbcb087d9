import { describe, expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { GPS_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import { codes, edited } from "../../../test/edited-settings.ts";

describe("a save without a clear reply", () => {
  test.each([
    [{ error: "Card declined" }, "Card declined"],
    [{ status: "failed" }, "Something Went Wrong"],
    [{ success: "no", message: "M" }, "M"],
  ])("with status 200 and %j has an unknown outcome, and the edits stay", async (body, text) => {
    let isAnswered = true;
    const work = await edited({
      through: (_url, pass) => (isAnswered ? pass() : Response.json(body)),
    });
    isAnswered = false;
    work.send({ type: "save" });
    await work.until("open");
    expect(work.state().failure).toEqual({ result: "unknown", text });
    expect(work.changes()).toBe(1);
  });

  test("that was not carried out has an unknown outcome, and the edits stay", async () => {
    const work = await edited();
    work.sandbox.fault({ call: "saveDeviceSettings", kind: "refuse" });
    work.send({ type: "save" });
    await work.until("open");
    expect(work.state().failure).toEqual({ result: "unknown", text: "Something Went Wrong" });
    expect(work.changes()).toBe(1);
    work.send({ type: "save" });
    await work.until("closed");
    expect(codes(work)).toEqual(["settings.saveFailed.unknown", "settings.saved"]);
  });

  test("that was carried out is found on the device, and is no longer listed as a change", async () => {
    const work = await edited();
    work.sandbox.fault({ call: "saveDeviceSettings", kind: "lost" });
    work.send({ type: "enter-odometer", text: "100" });
    work.send({ type: "save" });
    await work.until("open");
    expect(work.state().failure?.result).toBe("saved");
    expect(work.state().loaded["device_name"]).toBe("Flower van");
    // The odometer was not sent, because no reply confirmed the settings.
    expect(work.odometerUpdates()).toEqual([]);
    expect(work.changes()).toBe(1);
    work.send({ type: "save" });
    await soon(() => expect(codes(work)).toContain("odometer.saved"));
    expect(work.saved()[1]).toEqual(work.saved()[0]);
  });

  test("stays unknown if only an odometer reading was entered, which the settings do not show yet", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    work.sandbox.fault({ call: "saveDeviceSettings", kind: "refuse" });
    work.send({ type: "enter-odometer", text: "100" });
    work.send({ type: "save" });
    await work.until("open");
    expect(work.state().failure?.result).toBe("unknown");
    expect(work.state().odometer).toBe("100");
  });

  test("stays unknown if the settings cannot be loaded again either", async () => {
    const work = await edited();
    work.sandbox.fault({ call: "saveDeviceSettings", kind: "lost" });
    work.sandbox.fault({ call: "loadDeviceSettings", kind: "error-empty" });
    work.send({ type: "save" });
    await work.until("open");
    expect(work.state().failure?.result).toBe("unknown");
    expect(work.changes()).toBe(1);
  });
});
