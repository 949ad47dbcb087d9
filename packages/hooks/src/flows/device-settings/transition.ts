import { failureWords, saveFailureWords } from "../engine/failure-words.ts";
import type { Transition } from "../engine/flow.ts";
import { change, show, stay } from "../engine/step.ts";
import { chooseIcon, chooseTripMode, edit, pressSwitch } from "./edits.ts";
import { withoutEdits } from "./edits.ts";
import { withoutFields } from "./apply-edits.ts";
import { odometerUpdate, save } from "./save.ts";
import { addSecondPhone, hasSecondPhone, removeSecondPhone } from "./second-phone.ts";
import type { DeviceSettingsAction, DeviceSettingsEffect } from "./state.ts";
import type { DeviceSettingsEvent, DeviceSettingsForm, DeviceSettingsState } from "./state.ts";

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
