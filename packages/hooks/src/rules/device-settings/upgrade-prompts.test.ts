import { expect, test } from "vitest";
import { en } from "../../messages/en.ts";
import { message } from "../../messages/messages.ts";
import { GROUP_FEATURES } from "./alerts.ts";
import { UPGRADE_PROMPTS } from "./upgrade-prompts.ts";

test.each([
  ["allow_second_phone_number", "Upgrade your plan to enable secondary phone number !"],
  ["sos_button", "Upgrade your plan to enable SOS Services !"],
  ["gsensor_enable", "Upgrade your plan to enable G-Sensor SMS Alerts !"],
  ["harsh_behaviour", "Upgrade your plan to enable Harsh Behaviour Alert !"],
  ["towing_alert", "Upgrade your plan to enable Towing Alert !"],
  ["crash_detection", "Upgrade your plan to enable Crash Detection Alert !"],
] as const)("a plan without %s offers an upgrade", (feature, toast) => {
  expect(message(en, UPGRADE_PROMPTS[feature].toast)).toBe(toast);
  expect(message(en, UPGRADE_PROMPTS[feature].link)).toMatch(/^Upgrade your plan/);
});

test("each locked group of alerts has its prompt", () => {
  expect(Object.keys(UPGRADE_PROMPTS)).toEqual(
    expect.arrayContaining(Object.values(GROUP_FEATURES)),
  );
});
