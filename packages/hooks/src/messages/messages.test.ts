import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PlanPeriod } from "../rules/plans/plans.ts";
import { en } from "./en.ts";
import { createFormats } from "./formats.ts";
import { common } from "./en/common.ts";
import { registration } from "./en/registration.ts";
import { message } from "./messages.ts";
import type { Messages } from "./messages.ts";

const smsLine = (period?: PlanPeriod) =>
  message(en, "feature.sms_alerts_", { value: "100", period });

describe("the documented text", () => {
  test.each([
    ["step.skipped", "Error! You cannot proceed furthur before filling previous details"],
    ["failure.unknown", "Something Went Wrong"],
    ["imei.duplicate", "IMEI should be different"],
    ["imei.tooLong", "IMEI number limit exceeds"],
    ["cardHolder.required.wizard", "Card Holdername is required"],
    ["cardHolder.required.selfService", "Card Holder Name is required"],
    [
      "partial.devices",
      "We are facing issue during creating subscription for following devices. Please try with different cards.",
    ],
    ["register.succeeded", "Device Registered Successfully"],
    ["register.noResponse", "Error! Something Went Wrong"],
    ["phoneConsent.done", "Number Registered Successfully"],
    ["settings.saved", "Device Update Successfully"],
    ["odometer.saved", "Odometer Updated Successfully"],
    ["settings.carrierMissing", "Select your mobile carrier"],
    ["settings.phoneHint", "Phone should be 10 digit without country code and hyphen!"],
    ["upgrade.secondPhone", "Upgrade your plan to enable secondary phone number !"],
    ["upgrade.sos", "Upgrade your plan to enable SOS Services !"],
    ["upgrade.sosLink", "Upgrade your plan to enable SOS Alert !"],
    ["upgrade.gsensorLink", "Upgrade your plan to enable G-Sensor SMS Alerts !"],
    ["upgrade.harsh", "Upgrade your plan to enable Harsh Behaviour Alert !"],
    ["upgrade.towing", "Upgrade your plan to enable Towing Alert !"],
    ["upgrade.crash", "Upgrade your plan to enable Crash Detection Alert !"],
    ["reactivation.success", "Reactivated Device Successfully, Happy tracking"],
    ["reactivation.sure", "Are you sure want to continue?"],
    ["planUpdate.success", "Device Plan Updated Successfully"],
    ["cardUpdate.success", "Credit Card Updated Successfully"],
    ["cardUpdate.mismatch", "Card Number doesn't match, please try with valid number."],
    ["dormant.activated", "Dormant SIM subscription activated"],
    ["dormant.terminated", "Sim Terminated Successfully"],
    ["dormantCancel.success", "Dormant Subscription Cancelled Successfully"],
    [
      "cancellation.success",
      "Your subscription cancellation request has been received and processed. You will still be able to track until the end of your billing cycle.",
    ],
    ["packs.missing", "Plan is Required"],
    ["packs.sure", "Are you sure you want to buy pack?"],
  ] as const)("of %s is unchanged", (code, text) => {
    expect(message(en, code)).toBe(text);
  });

  test("with a value in it is unchanged around the value", () => {
    expect(message(en, "register.failed", { message: "M" })).toBe("Error M");
    expect(message(en, "settings.saveFailed", { text: "M" })).toBe("Error! M");
    expect(message(en, "plan.save", { percent: 10 })).toBe("SAVE upto 10%");
    expect(message(en, "plan.totalBilled", createFormats("en-US").priceParams(59.85))).toBe(
      "Total Billed - $59.85",
    );
    expect(message(en, "partial.charge", createFormats("en-US").priceParams(79.8))).toBe(
      "(Attention!) You will only incur a charge of $79.80 for the activated/registered devices",
    );
    expect([smsLine(), smsLine("monthly"), smsLine("quarterly"), smsLine("yearly")]).toEqual([
      "100 SMS Alerts",
      "100 SMS Alerts",
      "100 SMS Alerts Quarterly",
      "100 SMS Alerts Yearly",
    ]);
    expect(message(en, "feature.coverage")).toContain("works in USA, Canada and Mexico");
  });

  test("of the terms mentions every documented fact", () => {
    const terms = Object.entries(en)
      .filter(([code]) => code.startsWith("terms."))
      .map(([, text]) => (typeof text === "function" ? text({ fee: "$50" } as never) : text))
      .join(" ");
    for (const fact of [
      "30-day money-back guarantee",
      "48 hours to confirm a cancellation",
      "$50 misuse administration fee",
      "30 days or one billing cycle of notice for rate changes",
      "{cancellation}",
    ]) {
      expect(terms).toContain(fact);
    }
  });
});

describe("a catalogue", () => {
  test("of one area has the codes of that area, and areas can be combined", () => {
    expect(message(registration, "step.terms")).toBe("Terms of Service");
    expect(message({ ...common, ...registration }, "action.next")).toBe("Next");
  });

  test("without a text for a code returns the code", () => {
    const partial: Partial<Messages> = {};
    expect(message(partial, "city.required")).toBe("city.required");
  });

  test("can be replaced by a vendor's texts", () => {
    const own: Messages = { ...en, "city.required": "Ort fehlt" };
    expect(message(own, "city.required")).toBe("Ort fehlt");
  });

  test("has no code in two areas", async () => {
    const areas = await Promise.all(
      readdirSync(new URL("en", import.meta.url)).map(
        (file): Promise<Record<string, object>> => import(`./en/${file}`),
      ),
    );
    const codes = areas.flatMap((area) =>
      Object.values(area).flatMap((texts) => Object.keys(texts)),
    );
    expect(codes.toSorted()).toEqual(Object.keys(en).toSorted());
  });
});
