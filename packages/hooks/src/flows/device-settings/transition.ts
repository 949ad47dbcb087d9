import { failureWords, saveFailureWords } from "../engine/failure-words.ts";
import type { Transition } from "../engine/flow.ts";
import { change, show, stay } from "../engine/step.ts";
import { chooseIcon, chooseTripMode, edit, pressSwitch, withoutEdits } from "./edits.ts";
import { withoutFields } from "./apply-edits.ts";
import { addSecondPhone, hasSecondPhone, removeSecondPhone } from "./second-phone.ts";
import type {
  DeviceSettingsAction,
  DeviceSettingsEffect,
  DeviceSettingsEvent,
  DeviceSettingsForm,
  DeviceSettingsState,
} from "./state.ts";
import { settingsForm } from "../../forms/settings-form.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { SettingsField } from "../../rules/device-settings/settings-fields.ts";
import { EMAIL } from "../../rules/email.ts";
import { odometerText, readNumber } from "../../rules/device-settings/units.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import { editedFields, settingsToSave, shownValue } from "./values.ts";

type State = DeviceSettingsState;
type Form = DeviceSettingsForm;
type Next = Transition<State, DeviceSettingsEffect>;

const LOAD: readonly DeviceSettingsEffect[] = [
  { type: "load", key: "load" },
  { type: "load-lookups", key: "lookups" },
];
const OFFLINE = { type: "notify", tone: "error", code: "offline.notSent" } as const;
const SAVED = { type: "notify", tone: "success", code: "settings.saved" } as const;

/** Handles an event. Has no effect if the event does not belong to the phase. */
export function transition(state: State, event: DeviceSettingsEvent): Next {
  const { form, screen } = state;
  if (event.type === "rules-known") return change(state, { rules: event.rules });
  switch (screen.phase) {
    case "closed":
      return event.type === "open" ? show(form, { phase: "loading" }, ...LOAD) : stay(state);
    case "loading":
      return whileLoading(state, event);
    case "open":
      return whileOpen(state, event);
    case "saving":
      return whileSaving(state, event);
  }
}

function whileLoading(state: State, event: DeviceSettingsEvent): Next {
  const { form } = state;
  switch (event.type) {
    case "loaded":
      return show(opened({ ...form, loaded: event.settings }), { phase: "open" });
    case "load-failed":
      return close(form, { type: "notify", tone: "error", ...failureWords(event.text) });
    case "close":
      return close(form);
    default:
      return stay(state);
  }
}

function whileOpen(state: State, event: DeviceSettingsEvent): Next {
  const { form, screen } = state;
  switch (event.type) {
    case "undo":
      return change(state, withoutEdits(form));
    case "save":
      return save(state);
    case "close":
      return close(form);
    default: {
      const next = edited(form, event as DeviceSettingsAction);
      return next.state === form
        ? { state, effects: next.effects }
        : show(next.state, screen, ...next.effects);
    }
  }
}

function edited(form: Form, event: DeviceSettingsAction): Transition<Form, DeviceSettingsEffect> {
  switch (event.type) {
    case "edit":
      return edit(form, event.field, event.value);
    case "switch":
      return pressSwitch(form, event.pressed, event.on);
    case "choose-trip-mode":
      return chooseTripMode(form, event.mode);
    case "choose-icon":
      return chooseIcon(form, event.icon);
    case "enter-odometer": {
      const fieldErrors = withoutFields(form.fieldErrors, ["odometer"]);
      return stay({ ...form, odometer: event.text, fieldErrors });
    }
    case "add-second-phone":
      return addSecondPhone(form);
    case "remove-second-phone":
      return removeSecondPhone(form);
    default:
      return stay(form);
  }
}

function whileSaving(state: State, event: DeviceSettingsEvent): Next {
  const { form } = state;
  switch (event.type) {
    case "saved":
      return close(form, SAVED, ...odometerUpdate(form));
    case "save-failed":
      return saveFailed(form, "refused", event.text);
    case "save-offline":
      return show(form, { phase: "open" }, OFFLINE);
    case "save-unknown": {
      if (event.found === null) return saveFailed(form, "unknown", event.text);
      const { odometer } = form;
      const found = { ...withoutEdits(form), odometer, loaded: event.found };
      return saveFailed(found, "saved", event.text);
    }
    default:
      return stay(state);
  }
}

/** Returns to the open dialog with all edits. */
const saveFailed = (form: Form, result: "refused" | "unknown" | "saved", text: string): Next =>
  show(
    { ...form, failure: { result, text } },
    { phase: "open" },
    { type: "notify", tone: "error", ...saveFailureWords(text) },
  );

/** A stored second phone is visible as soon as the dialog opens. */
const opened = (form: Form): Form => ({ ...form, isSecondPhoneShown: hasSecondPhone(form) });

/**
 * Closes the dialog. Edits and loaded settings are dropped, so that the next opening loads again.
 */
const close = (form: Form, ...effects: readonly DeviceSettingsEffect[]): Next =>
  show(
    { ...withoutEdits(form), loaded: {}, isSecondPhoneShown: false },
    { phase: "closed" },
    ...effects,
  );

const OUT_OF_RANGE: Readonly<Record<string, PlainCode>> = {
  speed: "settings.speedOutOfRange",
  percent: "settings.percentOutOfRange",
  minutes: "settings.minutesOutOfRange",
};

/** Sends the settings, or sets an error on each field that prevents it. */
function save(state: DeviceSettingsState): Next {
  const { form } = state;
  const fieldErrors = settingsErrors(form);
  if (hasErrors(fieldErrors)) {
    return change(state, { fieldErrors, submitCount: form.submitCount + 1 });
  }
  const changed = editedFields(form).map(({ name }) => name);
  return show(
    { ...form, fieldErrors, failure: null },
    { phase: "saving" },
    { type: "save", settings: settingsToSave(form), changed },
  );
}

/** The entered odometer reading, sent after the settings were accepted. */
function odometerUpdate({ odometer, unit }: DeviceSettingsForm): DeviceSettingsEffect[] {
  const value = odometerText(odometer, unit);
  return value === null ? [] : [{ type: "update-odometer", value }];
}

/** The errors that prevent sending, by field. Only edited fields and the carrier are checked. */
function settingsErrors(state: DeviceSettingsForm): FieldErrors {
  const carrier = { mobile_carrier: shownValue(state, "mobile_carrier") };
  const numbers = editedFields(state).flatMap((field) => {
    const code = valueError(field, state);
    return code === null ? [] : [[field.name, code] as const];
  });
  const email = String(shownValue(state, "email"));
  const isEmailEdited = editedFields(state).some(({ name }) => name === "email");
  const isEmailWrong = isEmailEdited && email !== "" && !EMAIL.test(email);
  const isOdometerWrong = !/^(\d+(\.\d+)?)?$/.test(state.odometer.trim());
  return {
    ...errorsOf(settingsForm, carrier),
    ...Object.fromEntries(numbers),
    ...(isEmailWrong && { email: "email.invalid" as const }),
    ...(isOdometerWrong && { odometer: "settings.odometerInvalid" as const }),
  };
}

function valueError(field: SettingsField, state: DeviceSettingsForm): PlainCode | null {
  const shown = String(shownValue(state, field.name));
  if (field.type === "phone" && shown !== "" && state.phoneRule?.parse(shown) === null)
    return "settings.phoneDigits";
  if (field.type !== "number" && field.type !== "capacity") return null;
  const value = readNumber(shown);
  if (value === null) return "settings.numberInvalid";
  const { min = -Infinity, max = Infinity } = field;
  return value < min || value > max ? (OUT_OF_RANGE[field.unit] ?? "settings.numberInvalid") : null;
}
