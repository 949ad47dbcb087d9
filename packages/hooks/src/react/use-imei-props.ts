"use client";

import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { ImeiField } from "../flows/imei/imei-field.ts";
import { shownReason } from "../flows/imei/imei-reason.ts";
import type { PlainCode } from "../messages/messages.ts";
import { isInUse } from "../rules/devices/imei-in-use.ts";
import { checkDigitLooksWrong, type ImeiErrorCode } from "../rules/devices/imei.ts";
import { useMessages } from "./use-messages.ts";

/** What any field for an IMEI shows of its check. */
export interface ImeiProps {
  readonly errorMessage: string | undefined;
  /** The server has been asked and has not answered yet. */
  readonly isChecking: boolean;
  /** False where its form has refused it for another reason, such as a device listed twice. */
  readonly isValid: boolean;
  /** Nobody could say whether it is valid: a button may ask again. */
  readonly canCheckAgain: boolean;
  /** The server does not know it, and a digit may be mistyped. */
  readonly looksMistyped: boolean;
}

/** The page's own words for what can be said without the server. */
export type ImeiWords = Partial<Readonly<Record<ImeiErrorCode, PlainCode>>>;

/**
 * Puts the check of an IMEI into words; `fieldError` is what a rejected submit said of the field.
 *
 * @example
 * const imei = useTaskState(cancelling, (state) => state.imei);
 * const { errorMessage, isChecking } = useImeiProps(imei, undefined);
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
  // A device in use is known by this very number.
  const isInUseAlready = reason !== null && "text" in reason && isInUse(reason.text);
  const isDoubted = reason !== null && !canCheckAgain && !isInUseAlready;
  return {
    errorMessage: check.status === "checking" ? undefined : (message ?? fieldError),
    isChecking: check.status === "checking" && check.isAsked,
    isValid: check.status === "valid" && fieldError === undefined,
    canCheckAgain,
    looksMistyped: isDoubted && checkDigitLooksWrong(text),
  };
}
