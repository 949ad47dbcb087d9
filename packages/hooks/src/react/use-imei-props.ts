"use client";

import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { ImeiField } from "../flows/imei/imei-field.ts";
import { shownReason } from "../flows/imei/imei-reason.ts";
import type { PlainCode } from "../messages/messages.ts";
import { isInUse } from "../rules/devices/imei-in-use.ts";
import type { ImeiErrorCode } from "../rules/devices/imei.ts";
import { useImeiHelp } from "./use-imei-help.ts";
import { useMessages } from "./use-messages.ts";

/** The result of an IMEI's check, for any IMEI field. */
export interface ImeiProps {
  readonly errorMessage: string | undefined;
  /** The server has been asked and has not answered yet. */
  readonly isChecking: boolean;
  /** False if the form refused it for another reason, such as a device listed twice. */
  readonly isValid: boolean;
  /** The check failed without an answer; a button may retry it. */
  readonly canCheckAgain: boolean;
  /**
   * What the number seems to be, where it is no valid IMEI, and where to look instead; `null` where
   * nothing is known.
   */
  readonly advice: string | null;
}

/** The page's own texts for errors that do not come from the server. */
export type ImeiWords = Partial<Readonly<Record<ImeiErrorCode, PlainCode>>>;

/**
 * Describes the check of an IMEI; `fieldError` is the field's error from a rejected submit.
 */
export function useImeiProps(
  imei: ImeiField,
  fieldError: string | undefined,
  words: ImeiWords = {},
): ImeiProps {
  const say = useMessages();
  const { check, text } = imei;
  const reason = shownReason(imei);
  const own = words as Partial<Readonly<Record<PlainCode, PlainCode>>>;
  const message =
    reason === null
      ? undefined
      : "text" in reason
        ? reason.text === SOMETHING_WENT_WRONG
          ? say("failure.unknown")
          : reason.text
        : say(own[reason.code] ?? reason.code);
  const canCheckAgain = reason !== null && check.status === "invalid" && check.canRetry;
  // A device in use is known to the server under this number.
  const isInUseAlready = reason !== null && "text" in reason && isInUse(reason.text);
  const mayBeMistyped = reason !== null && !canCheckAgain && !isInUseAlready;
  const help = useImeiHelp(mayBeMistyped);
  return {
    errorMessage: check.status === "checking" ? undefined : (message ?? fieldError),
    isChecking: check.status === "checking" && check.isAsked,
    isValid: check.status === "valid" && fieldError === undefined,
    canCheckAgain,
    advice: help?.adviceOn(say, text) ?? null,
  };
}
