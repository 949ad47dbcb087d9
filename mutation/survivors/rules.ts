import type { Survivor } from "./survivor.ts";

export const RULES: readonly Survivor[] = [
  {
    file: "packages/hooks/src/rules/address.ts",
    code: 'const [route = ""] = (split(address, "#")[1] ?? "").split("?");',
    becomes: '"Stryker was here!"',
    reason: "The default stands for a value that is always there: `split` gives at least one part.",
  },
  {
    file: "packages/hooks/src/rules/address.ts",
    code: 'const [before, hash = ""] = split(address, "#");',
    becomes: '"Stryker was here!"',
    reason: "A text without a question mark has no query either way.",
  },
  {
    file: "packages/hooks/src/rules/address.ts",
    code: 'const pairs = (split(part, "?")[1] ?? "").split("&").map((pair) => split(pair, "="));',
    becomes: '"Stryker was here!"',
    reason: "A name without a value counts as missing, as no name does.",
  },
  {
    file: "packages/hooks/src/rules/calendar-day.ts",
    code: "const [, day] = /^\\s*(\\d{4}-\\d\\d-\\d\\d)(?:[T ]\\d\\d?:\\d\\d.*)?\\s*$/i.exec(text) ?? [];",
    part: "[]",
    reason: "A list of one entry has no second one.",
  },
  {
    file: "packages/hooks/src/rules/calendar-day.ts",
    code: "if (day === undefined) return null;",
    becomes: "false",
    reason: "What is missing is no date, and gives null as well.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/alert-cascade.ts",
    code: 'case "all-of-channel":',
    reason: "Falls through to the next case, which gives false for a switch without a group.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/alert-cascade.ts",
    code: 'case "master":',
    reason: "Falls through to the next case, which gives the same for a switch without a channel.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/alert-cascade.ts",
    code: "return channel === undefined || isChannelLocked(group, channel, context);",
    becomes: "false",
    reason: "Each flag of a group has a channel; the types of the switches allow no other.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/icons.ts",
    code: 'if (typeof type !== "string" || !isIconType(type)) return null;',
    reason: "What is no type has no icons among which one could be found.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/icons.ts",
    code: "return iconsOf(type).find((icon) => iconToSettings(icon)?.vehicle_color === wanted) ?? null;",
    becomes: "iconToSettings(icon).vehicle_color",
    reason: "Every icon of the list has settings; the check is for the compiler.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/icons.ts",
    code: "export const ICON_TYPES: readonly IconType[] = Object.keys(counts).filter(isIconType);",
    becomes: "Object.keys(counts)",
    reason: "Every key is a type; the filter is for the compiler.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/settings-fields.ts",
    code: '...alertFields("obd"),',
    becomes: '""',
    reason: "Every kind but GPS has the alerts of OBD devices.",
  },
  {
    file: "packages/hooks/src/rules/devices/check-digit.ts",
    code: "return total + (value > 9 ? value - 9 : value);",
    reason: "The negative sum is divisible by ten when the sum is.",
  },
  {
    file: "packages/hooks/src/rules/self-service/packs.ts",
    code: 'return (planName ?? "").split("-", 1).join("").trim();',
    reason: "One part is joined, so that nothing stands between parts.",
  },
  {
    file: "packages/hooks/src/rules/self-service/packs.ts",
    code: 'return packs.filter(({ service_plan_name }) => (service_plan_name ?? "").includes("-") !== isUs);',
    becomes: '"Stryker was here!"',
    reason: "Neither text contains a hyphen.",
  },
  {
    file: "packages/hooks/src/rules/plans/plan-cards.ts",
    code: "plan: plan === undefined || price === null ? null : plan,",
    becomes: "false",
    reason: "A plan that is missing has no price.",
  },
  {
    file: "packages/hooks/src/rules/plans/plan-rules.ts",
    code: "alwaysOn: readonly FeatureKey[] = [],",
    becomes: '["Stryker was here"]',
    reason: "No feature has this name.",
  },
  {
    file: "packages/hooks/src/rules/plans/plan-rules.ts",
    code: 'return key.endsWith("_") || /^\\s*([:=]|$)/.test(token.slice(key.length));',
    reason: "A key that stands alone is included, known or not.",
  },
  {
    file: "packages/hooks/src/rules/plans/plans.ts",
    code: "/^(standard|plus|pro)(_obd)?(?:_(quarterly|yearly))?$/.exec(id) ?? [];",
    becomes: '["Stryker was here"]',
    reason: "A list of one entry has no second one.",
  },
  {
    file: "packages/hooks/src/rules/plans/plans.ts",
    code: 'const text = planDescription ?? "";',
    becomes: '"Stryker was here!"',
    reason: "Neither text contains a colon.",
  },
  {
    file: "packages/hooks/src/rules/plans/plans.ts",
    code: 'export const GPS_PLAN_IDS: readonly PlanIdOf<"gps">[] = /* @__PURE__ */ idsOf("gps");',
    becomes: '""',
    reason: "Only OBD plans have a suffix.",
  },
  {
    file: "packages/hooks/src/rules/plans/pricing.ts",
    code: 'const [whole = "", fraction = ""] = price.split(".");',
    becomes: '"Stryker was here!"',
    reason: "The default stands for a value that is always there: `split` gives at least one part.",
  },
  {
    file: "packages/hooks/src/rules/plans/pricing.ts",
    code: "if (price === null || months === null || !(months > 0)) return null;",
    reason: "Null is not greater than 0, and dividing by 0 gives no finite price.",
  },
  {
    file: "packages/hooks/src/rules/plans/recurring.ts",
    code: "if (price === null || months === null || !(months > 0)) continue;",
    becomes: "false",
    reason: "Null is not greater than 0.",
  },
  {
    file: "packages/hooks/src/rules/device-settings/settings-numbers.ts",
    code: 'const speeds: readonly string[] = kind === "gps" ? ["speed_limit"] : OBD_SPEED_FIELDS;',
    reason: "Of the OBD speeds, a GPS tracker has the speed limit alone.",
  },
];
