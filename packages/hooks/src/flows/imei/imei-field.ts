import type { CallOptions } from "@waypost/sdk";
import { isWaypostError, normalizeIdentifier } from "@waypost/sdk/pure";
import type { PlainCode } from "../../messages/messages.ts";
import type { CallSignal } from "../../platform.ts";
import { isCompleteImei, readImei } from "../../rules/devices/imei.ts";
import { imeiFromPaste, isPasted } from "../../rules/devices/pasted-imei.ts";
import { delay } from "../../delay.ts";
import type { Transition } from "../engine/flow.ts";
import { isFinal } from "../../queries/read-fresh.ts";

/** Debounce in milliseconds before fewer than 15 digits are checked. */
const IMEI_DEBOUNCE_MS = 300;

/** The device of a valid IMEI as the server describes it. Missing fields are "". @inline */
interface CheckedDevice {
  readonly model: string;
  /** `gps`; any other value means OBD. */
  readonly category: string;
}

/** The reason why an IMEI is not valid: a code of the catalogue, or the server's own text. @inline */
export type ImeiReason = { readonly code: PlainCode } | { readonly text: string };

/** The result of checking a field's text; every edit resets it. */
export type ImeiState =
  | { readonly status: "empty" }
  | {
      readonly status: "checking";
      /** False until the call is sent. Until then the customer may still be typing. */
      readonly isAsked: boolean;
      /** The device of the previous valid IMEI, shown until the new check has a result. */
      readonly device: CheckedDevice | null;
    }
  | { readonly status: "valid"; readonly device: CheckedDevice }
  | {
      readonly status: "invalid";
      readonly reason: ImeiReason;
      /** The server could not decide. A retry may help. */
      readonly canRetry: boolean;
    };

/** The result of the call that checks an IMEI. */
export type ImeiVerdict = Extract<ImeiState, { status: "valid" | "invalid" }>;

/** A text field for an IMEI that is checked online. */
export interface ImeiField {
  readonly text: string;
  readonly check: ImeiState;
  /** True if the field was left, or its form submitted, since the last edit. */
  readonly wasLeft: boolean;
}

/** The events of an IMEI field. @inline */
export type ImeiEvent =
  | { type: "edit-imei"; text: string }
  | { type: "leave-imei" }
  /** The debounce has ended, or the caller does not want to wait for it. */
  | { type: "imei-paused" }
  | { type: "check-imei-again" }
  | { type: "imei-checked"; imei: string; verdict: ImeiVerdict };

/** Give all effects of one field the same key, so that a new one supersedes the previous one. */
export type ImeiEffect =
  | { type: "wait-for-pause" }
  | { type: "check-imei"; imei: string }
  | { type: "cancel" };

type ImeiTransition = Transition<ImeiField, ImeiEffect>;

/** Applies an event to an IMEI field. Pure. */
export function imeiTransition(field: ImeiField, event: ImeiEvent): ImeiTransition {
  const { check, text, wasLeft } = field;
  switch (event.type) {
    case "edit-imei": {
      const isInserted = isPasted(text, event.text);
      const typed = isInserted ? imeiFromPaste(event.text) : normalizeIdentifier(event.text);
      const isAtOnce = isInserted || isCompleteImei(typed);
      return startCheck({ ...field, text: typed, wasLeft: false }, isAtOnce);
    }
    case "leave-imei":
      return stay(wasLeft ? field : { ...field, wasLeft: true });
    case "imei-paused":
      return check.status === "checking" && !check.isAsked ? startCheck(field, true) : stay(field);
    case "check-imei-again":
      return startCheck(field, true);
    case "imei-checked": {
      // Replies to an earlier text are ignored.
      const isAwaited = check.status === "checking" && text.trim() === event.imei;
      return stay(isAwaited ? { ...field, check: event.verdict } : field);
    }
  }
}

const stay = (state: ImeiField): ImeiTransition => ({ state, effects: [] });

/** Asks the server if the text may be an IMEI: immediately, or after the debounce. */
function startCheck(field: ImeiField, isAsked: boolean): ImeiTransition {
  const to = (check: ImeiState, effect: ImeiEffect): ImeiTransition => ({
    state: { ...field, check },
    effects: [effect],
  });
  const reading = readImei(field.text);
  if (reading.kind === "call") {
    const { imei } = reading;
    const device = "device" in field.check ? field.check.device : null;
    return to(
      { status: "checking", isAsked, device },
      isAsked ? { type: "check-imei", imei } : { type: "wait-for-pause" },
    );
  }
  const { code } = reading;
  return to(
    code === "imei.required"
      ? { status: "empty" }
      : { status: "invalid", reason: { code }, canRetry: false },
    { type: "cancel" },
  );
}

/** Carries out the effects of an IMEI field. `call` is the check that the page uses. */
export async function performImei(
  effect: ImeiEffect,
  call: (imei: string, options: CallOptions) => Promise<ImeiVerdict>,
  tools: { send: (event: ImeiEvent) => void; signal: CallSignal },
): Promise<void> {
  const { send, signal } = tools;
  if (effect.type === "wait-for-pause") {
    await delay(IMEI_DEBOUNCE_MS, signal);
    send({ type: "imei-paused" });
  } else if (effect.type === "check-imei") {
    const { imei } = effect;
    const verdict = await call(imei, { signal }).catch(verdictOfError);
    send({ type: "imei-checked", imei, verdict });
  }
}

/** Documented: a failed check shows only the server's message. */
function verdictOfError(error: unknown): ImeiVerdict {
  // Any other error is a defect, so it is thrown again.
  if (!isWaypostError(error)) throw error;
  const message = "serverMessage" in error ? error.serverMessage : null;
  const text = message ?? error.displayMessage;
  return { status: "invalid", reason: { text }, canRetry: !isFinal(error) };
}
