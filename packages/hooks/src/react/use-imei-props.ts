"use client";

import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { ImeiField } from "../flows/imei/imei-field.ts";
import { shownReason } from "../flows/imei/imei-reason.ts";
import type { PlainCode } from "../messages/messages.ts";
import { isInUse } from "../rules/devices/imei-in-use.ts";
import type { ImeiErrorCode } from "../rules/devices/imei.ts";
import { useMessages } from "./use-messages.ts";
import { useEffect, useState } from "react";

/** The result of an IMEI's check, for any IMEI field. */
export interface ImeiProps {
  readonly errorMessage: string | undefined;
  /** True while the server has not replied yet. */
  readonly isChecking: boolean;
  /** False if the form rejected it for another reason, such as a duplicate. */
  readonly isValid: boolean;
  /** True if the check failed without a reply. A button may retry it. */
  readonly canCheckAgain: boolean;
  /** True if the server knows the device of this number as in use. */
  readonly isInUse: boolean;
  /**
   * Advice on a number that is not a valid IMEI, such as where to look instead; `null` if there is
   * none.
   */
  readonly advice: string | null;
}

/** The page's own texts for errors that do not come from the server. */
export type ImeiWords = Partial<Readonly<Record<ImeiErrorCode, PlainCode>>>;

/**
 * Returns the result of an IMEI check. `fieldError` is the field's error from a rejected submit.
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
  const isInUseAlready = reason !== null && "text" in reason && isInUse(reason.text);
  const mayBeMistyped = reason !== null && !canCheckAgain && !isInUseAlready;
  const help = useImeiHelp(mayBeMistyped);
  return {
    errorMessage: check.status === "checking" ? undefined : (message ?? fieldError),
    isChecking: check.status === "checking" && check.isAsked,
    isValid: check.status === "valid" && fieldError === undefined,
    canCheckAgain,
    isInUse: isInUseAlready,
    advice: help?.adviceOn(say, text) ?? null,
  };
}

type ImeiHelp = typeof import("./imei-help.ts");

let help: ImeiHelp | undefined;

/**
 * Returns the code that only an invalid IMEI needs. It is loaded after the field is shown, like
 * the flow. It re-renders the field only if it was needed before it arrived.
 */
export function useImeiHelp(isNeeded: boolean): ImeiHelp | undefined {
  const [, show] = useState(help);
  useEffect(() => {
    if (help !== undefined) return;
    // The field works without it, and the next effect tries again.
    import("./imei-help.ts").then(
      (code) => {
        help = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? help : undefined;
}
