import { failureWords, saveFailureWords } from "../engine/failure-words.ts";
import type { Transition } from "../engine/flow.ts";
import { chooseIcon, chooseTripMode, edit, pressSwitch } from "./edits.ts";
import { withoutEdits } from "./edits.ts";
import { withoutFields } from "./apply-edits.ts";
import { odometerUpdate, save } from "./save.ts";
import { addSecondPhone, hasSecondPhone, removeSecondPhone } from "./second-phone.ts";
import type { DeviceSettingsAction, DeviceSettingsEffect } from "./state.ts";
import type { DeviceSettingsEvent, DeviceSettingsState } from "./state.ts";

type State = DeviceSettingsState;
type Next = Transition<State, DeviceSettingsEffect>;

const LOAD: readonly DeviceSettingsEffect[] = [
  { type: "load", key: "load" },
  { type: "load-lookups", key: "lookups" },
];
const OFFLINE = { type: "notify", tone: "error", code: "offline.notSent" } as const;
const SAVED = { type: "notify", tone: "success", code: "settings.saved" } as const;

/** Handles an event. Has no effect if the event does not belong to the phase. */
export function transition(state: State, event: DeviceSettingsEvent): Next {
  if (event.type === "rules-known") return next({ ...state, rules: event.rules });
  switch (state.phase) {
    case "closed":
      return event.type === "open" ? next({ ...state, phase: "loading" }, ...LOAD) : next(state);
    case "loading":
      return whileLoading(state, event);
    case "open":
      return whileOpen(state, event);
    case "saving":
      return whileSaving(state, event);
  }
}

function whileLoading(state: State, event: DeviceSettingsEvent): Next {
  switch (event.type) {
    case "loaded":
      return next(opened({ ...state, phase: "open", loaded: event.settings }));
    case "load-failed":
      return next(closed(state), { type: "notify", tone: "error", ...failureWords(event.text) });
    case "close":
      return next(closed(state));
    default:
      return next(state);
  }
}

function whileOpen(state: State, event: DeviceSettingsEvent): Next {
  switch (event.type) {
    case "undo":
      return next(withoutEdits(state));
    case "save":
      return save(state);
    case "close":
      return next(closed(state));
    default:
      return edited(state, event as DeviceSettingsAction);
  }
}

function edited(state: State, event: DeviceSettingsAction): Next {
  switch (event.type) {
    case "edit":
      return edit(state, event.field, event.value);
    case "switch":
      return pressSwitch(state, event.pressed, event.on);
    case "choose-trip-mode":
      return chooseTripMode(state, event.mode);
    case "choose-icon":
      return chooseIcon(state, event.icon);
    case "enter-odometer": {
      const fieldErrors = withoutFields(state.fieldErrors, ["odometer"]);
      return next({ ...state, odometer: event.text, fieldErrors });
    }
    case "add-second-phone":
      return addSecondPhone(state);
    case "remove-second-phone":
      return removeSecondPhone(state);
    default:
      return next(state);
  }
}

function whileSaving(state: State, event: DeviceSettingsEvent): Next {
  switch (event.type) {
    case "saved":
      return next(closed(state), SAVED, ...odometerUpdate(state));
    case "save-failed":
      return saveFailed(state, "refused", event.text);
    case "save-offline":
      return next({ ...state, phase: "open" }, OFFLINE);
    case "save-unknown": {
      if (event.found === null) return saveFailed(state, "unknown", event.text);
      const { odometer } = state;
      return saveFailed(
        { ...withoutEdits(state), odometer, loaded: event.found },
        "saved",
        event.text,
      );
    }
    default:
      return next(state);
  }
}

/** Returns to the open dialog with all edits. */
function saveFailed(state: State, result: "refused" | "unknown" | "saved", text: string): Next {
  return next(
    { ...state, phase: "open", failure: { result, text } },
    { type: "notify", tone: "error", ...saveFailureWords(text) },
  );
}

/** A stored second phone is visible as soon as the dialog opens. */
const opened = (state: State): State => ({ ...state, isSecondPhoneShown: hasSecondPhone(state) });

/**
 * Closes the dialog. Edits and loaded settings are dropped, so that the next opening loads again.
 */
const closed = (state: State): State => ({
  ...withoutEdits(state),
  phase: "closed",
  loaded: {},
  isSecondPhoneShown: false,
});

const next = (state: State, ...effects: readonly DeviceSettingsEffect[]): Next => ({
  state,
  effects,
});
