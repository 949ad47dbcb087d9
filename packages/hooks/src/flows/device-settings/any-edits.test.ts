import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ALERT_CHANNELS, channelFlags, masterFlag } from "../../rules/device-settings/alerts.ts";
import { parsePlanRules } from "../../rules/plans/plan-rules.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { SETTINGS_FIELDS } from "../../rules/device-settings/settings-fields.ts";
import { OBD_WHOLE_FIELDS } from "../../rules/device-settings/settings-numbers.ts";
import { readNumber } from "../../rules/device-settings/units.ts";
import { alertRowIds, alertSwitch } from "./alert-rows.ts";
import { countChanges } from "./changes.ts";
import { deviceSettings } from "./flow.ts";
import type { DeviceSettingsAction, DeviceSettingsState } from "./state.ts";
import { transition } from "./transition.ts";
import { editedFields, settingsToSave } from "./values.ts";

const stored = fc.oneof(
  fc.boolean(),
  fc.string(),
  fc.integer({ min: -5, max: 500 }),
  fc.integer({ min: -5, max: 500 }).map(String),
  fc.integer({ min: -50, max: 5000 }).map((tenths) => tenths / 10),
  fc.constant(null),
);

/** Arbitrary settings, with an undocumented field. */
const settingsOf = (kind: PlanKind) =>
  fc.tuple(...SETTINGS_FIELDS[kind].map(() => stored)).map((values) => ({
    ...Object.fromEntries(SETTINGS_FIELDS[kind].map(({ name }, at) => [name, values[at]])),
    undocumented: { list: [1] },
  }));

const actionOf = (kind: PlanKind): fc.Arbitrary<DeviceSettingsAction> => {
  const names = fc.constantFrom(...SETTINGS_FIELDS[kind].map(({ name }) => name));
  const switches = fc.constantFrom(
    { type: "all" } as const,
    ...ALERT_CHANNELS.map((channel) => ({ type: "all-of-channel", channel }) as const),
    ...alertRowIds(kind).flatMap((id) =>
      (["master", ...ALERT_CHANNELS] as const).map((column) => alertSwitch(id, column)),
    ),
  );
  const value = fc.oneof(fc.boolean(), fc.string(), fc.constantFrom("gallon", "liter", "7", "-1"));
  return fc.oneof(
    fc.record({ type: fc.constant("edit" as const), field: names, value }),
    fc.record({ type: fc.constant("switch" as const), pressed: switches, on: fc.boolean() }),
    fc.record({
      type: fc.constant("choose-trip-mode" as const),
      mode: fc.constantFrom("gsensor" as const, "coordinate" as const),
    }),
    fc.record({
      type: fc.constant("choose-icon" as const),
      icon: fc.record({ type: fc.constantFrom("car", "A"), number: fc.integer({ max: 60 }) }),
    }) as fc.Arbitrary<DeviceSettingsAction>,
    fc.constant({ type: "add-second-phone" as const }),
  );
};

const plans = fc.constantFrom(
  "",
  "towing_alert",
  "gsensor_enable,sos_button,allow_second_phone_number,towing_alert,harsh_behaviour,crash_detection",
);

/** An open dialog after some actions, for any stored settings, plan and unit. */
const dialogs = fc.constantFrom<PlanKind>("gps", "obd").chain((kind) =>
  fc.record({
    loaded: settingsOf(kind),
    actions: fc.array(actionOf(kind), { maxLength: 30 }),
    rules: plans,
    unit: fc.constantFrom("KMH" as const, "MPH" as const),
    kind: fc.constant(kind),
  }),
);

type Dialog = typeof dialogs extends fc.Arbitrary<infer Value> ? Value : never;

function after({ kind, unit, rules, loaded, actions }: Dialog): DeviceSettingsState {
  const { form } = deviceSettings.start({ imei: "1", kind, planId: null, unit }, null);
  const open = {
    form: { ...form, loaded, rules: parsePlanRules(rules) },
    screen: { phase: "open" },
  } as const;
  return actions.reduce<DeviceSettingsState>(
    (state, action) => transition(state, action).state,
    open,
  );
}

const MANY = { numRuns: 300 };

/** The settings without the OBD numbers that are rounded before sending. */
const withoutWhole = (kind: PlanKind, settings: object) => {
  const whole: readonly string[] = kind === "obd" ? OBD_WHOLE_FIELDS : [];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !whole.includes(name)));
};

test("after any edits the other fields are sent unchanged, and undo restores every field", () => {
  fc.assert(
    fc.property(dialogs, (dialog) => {
      const state = after(dialog);
      const { form } = state;
      const edited = new Set<string>(editedFields(form).map(({ name }) => name));
      const sent = settingsToSave(form);
      expect(Object.keys(sent)).toEqual(Object.keys(dialog.loaded));
      const untouched = (settings: object) =>
        Object.entries(withoutWhole(dialog.kind, settings)).filter(([name]) => !edited.has(name));
      expect(untouched(sent)).toEqual(untouched(dialog.loaded));
      const undone = transition(state, { type: "undo" }).state.form;
      expect(withoutWhole(dialog.kind, settingsToSave(undone))).toEqual(
        withoutWhole(dialog.kind, dialog.loaded),
      );
      expect(countChanges(undone)).toBe(0);
    }),
    MANY,
  );
});

test("after any edits all OBD numbers that are sent are whole", () => {
  fc.assert(
    fc.property(dialogs, (dialog) => {
      fc.pre(dialog.kind === "obd");
      const sent = settingsToSave(after(dialog).form);
      const numbers = OBD_WHOLE_FIELDS.map((name) => {
        const value = sent[name];
        return typeof value === "string" || typeof value === "number" ? readNumber(value) : null;
      });
      expect(numbers.filter((number) => number !== null && !Number.isInteger(number))).toEqual([]);
    }),
    MANY,
  );
});

test("no sequence of presses changes an alert that the plan does not allow", () => {
  fc.assert(
    fc.property(dialogs, (dialog) => {
      const sent = settingsToSave(after({ ...dialog, rules: "" }).form);
      for (const group of ["sos", "tow", "crash_acceleration", "harsh"] as const) {
        const flags = ALERT_CHANNELS.flatMap((channel) => channelFlags(group, channel));
        for (const flag of [masterFlag(group), ...flags]) {
          const before = (dialog.loaded as Record<string, unknown>)[flag];
          expect(sent[flag], flag).toBe(before);
        }
      }
    }),
    MANY,
  );
});

test("a number or a flag stored as text stays text", () => {
  fc.assert(
    fc.property(dialogs, (dialog) => {
      const sent = settingsToSave(after(dialog).form);
      const texts = Object.entries(dialog.loaded).filter(([, value]) => typeof value === "string");
      const retyped = texts.filter(([name]) => typeof sent[name] !== "string");
      expect(retyped).toEqual([]);
    }),
    MANY,
  );
});
