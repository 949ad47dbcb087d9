import type { CallOptions } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import type { PlainCode } from "../../messages/messages.ts";
import type { CallSignal } from "../../platform.ts";
import { isCompleteImei, isPasted, readImei } from "../../rules/devices/imei.ts";
import { delay } from "../../delay.ts";
import type { Transition } from "../engine/flow.ts";
import { isFinal } from "../engine/is-final.ts";

/** How long after the last key the server is asked about fewer than 15 digits, in milliseconds. */
export const IMEI_PAUSE = 300;

/** What the server knows of a valid IMEI's device; "" where it says nothing. */
export interface CheckedDevice {
  readonly model: string;
  /** `gps`; any other value means OBD. */
  readonly category: string;
}

/** Why an IMEI is not valid: a code of the catalogue, or the server's own text. */
export type ImeiReason = { readonly code: PlainCode } | { readonly text: string };

/** What is known of the text in a field: every edit begins anew. */
export type ImeiCheck =
  | { readonly status: "empty" }
  | {
      readonly status: "checking";
      /** False until the call is made: the person may still be typing. */
      readonly isAsked: boolean;
      /** The device of the valid IMEI that is being changed, until the answer to the new one. */
      readonly device: CheckedDevice | null;
    }
  | { readonly status: "valid"; readonly device: CheckedDevice }
  | {
      readonly status: "invalid";
      readonly reason: ImeiReason;
      /** The server could not decide: asked again, it may. */
      readonly canRetry: boolean;
    };

/** What a call says of an IMEI. */
export type ImeiVerdict = Extract<ImeiCheck, { status: "valid" | "invalid" }>;

/** A text field for an IMEI that is checked online. */
export interface ImeiField {
  /** As typed. */
  readonly text: string;
  readonly check: ImeiCheck;
  /** The field was left, or its form submitted, since the last edit. */
  readonly wasLeft: boolean;
  /** How often something else than its input has filled it in; left out until then. */
  readonly fills?: number;
}

export type ImeiEvent =
  /** `isFilled`: the text did not come from the field's own input. */
  | { type: "edit-imei"; text: string; isFilled?: boolean }
  | { type: "leave-imei" }
  /** No key was pressed for a while, or nobody wants to wait for one. */
  | { type: "imei-paused" }
  | { type: "check-imei-again" }
  | { type: "imei-checked"; imei: string; verdict: ImeiVerdict };

/** All effects of one field need the same key, so that each ends the one before it. */
export type ImeiEffect =
  | { type: "wait-for-pause" }
  | { type: "check-imei"; imei: string }
  | { type: "cancel" };

type ImeiTransition = Transition<ImeiField, ImeiEffect>;

/** What an event makes of an IMEI field. Pure. */
export function imeiTransition(field: ImeiField, event: ImeiEvent): ImeiTransition {
  const { check, text, wasLeft } = field;
  switch (event.type) {
    case "edit-imei": {
      const isAtOnce = isPasted(text, event.text) || isCompleteImei(event.text);
      const fills = event.isFilled === true ? { fills: (field.fills ?? 0) + 1 } : {};
      return ask({ ...field, text: event.text, wasLeft: false, ...fills }, isAtOnce);
    }
    case "leave-imei":
      return stay(wasLeft ? field : { ...field, wasLeft: true });
    case "imei-paused":
      return check.status === "checking" && !check.isAsked ? ask(field, true) : stay(field);
    case "check-imei-again":
      return ask(field, true);
    case "imei-checked": {
      // A stale answer never wins.
      const isAwaited = check.status === "checking" && text.trim() === event.imei;
      return stay(isAwaited ? { ...field, check: event.verdict } : field);
    }
  }
}

const stay = (state: ImeiField): ImeiTransition => ({ state, effects: [] });

/** Asks the server where the text may be an IMEI: at once, or when no key follows. */
function ask(field: ImeiField, isAsked: boolean): ImeiTransition {
  const to = (check: ImeiCheck, effect: ImeiEffect): ImeiTransition => ({
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

/** Carries out the effects of an IMEI field; `call` asks the server in the way of its page. */
export async function performImei(
  effect: ImeiEffect,
  call: (imei: string, options: CallOptions) => Promise<ImeiVerdict>,
  tools: { send: (event: ImeiEvent) => void; signal: CallSignal },
): Promise<void> {
  const { send, signal } = tools;
  if (effect.type === "wait-for-pause") {
    await delay(IMEI_PAUSE, signal);
    send({ type: "imei-paused" });
  } else if (effect.type === "check-imei") {
    const { imei } = effect;
    const verdict = await call(imei, { signal }).catch(verdictOfError);
    send({ type: "imei-checked", imei, verdict });
  }
}

/** Of a failed check the documents show the server's message alone. */
function verdictOfError(error: unknown): ImeiVerdict {
  // Anything else is a defect and goes on.
  if (!isWaypostError(error)) throw error;
  const message = "serverMessage" in error ? error.serverMessage : null;
  const text = message ?? error.displayMessage;
  return { status: "invalid", reason: { text }, canRetry: !isFinal(error) };
}
