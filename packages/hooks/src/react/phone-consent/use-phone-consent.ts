"use client";

import { useEffect } from "react";
import {
  missingFields,
  phoneConsent,
  type PhoneConsentField,
} from "../../flows/phone-consent/flow.ts";
import { useWaypost } from "../provider.tsx";
import { shownText } from "../shown.ts";
import { useSelector } from "../use-selector.ts";

/**
 * The SMS consent page. Leaving it cancels the delayed redirect to the registration.
 *
 * @example
 * const { runner, missing, submit } = usePhoneConsent();
 * const { input } = useDraftField(runner, "phone");
 */
export function usePhoneConsent() {
  const runner = useWaypost("usePhoneConsent").run(phoneConsent);
  useEffect(() => runner.hold(), [runner]);
  return {
    /** For `useDraftField` and `useDraftChoice`. */
    runner,
    /** The fields that keep Submit disabled, in page order. */
    missing: useSelector(runner, missingFields) satisfies readonly PhoneConsentField[],
    isRegistered: useSelector(runner, ({ name }) => name === "registered"),
    /** Incremented with each submit. As the key of the name and e-mail fields it clears them. */
    round: useSelector(runner, ({ submitCount }) => submitCount),
    /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
    submit: (shown?: unknown) => runner.send({ type: "submit", ...shownText(shown) }),
  };
}
