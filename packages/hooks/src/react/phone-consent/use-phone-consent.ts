"use client";

import { useEffect } from "react";
import {
  missingFields,
  phoneConsent,
  type PhoneConsentEvent,
  type PhoneConsentField,
  type PhoneConsentState,
} from "../../flows/phone-consent/flow.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import { useWaypost } from "../provider.tsx";
import { preventSubmit, shownText } from "../shown.ts";
import { useSelector } from "../use-selector.ts";

/**
 * The SMS consent page. Leaving it cancels the delayed redirect to the registration.
 *
 * @example
 * const consent = usePhoneConsent();
 * const { input } = useTaskField(consent, "phone");
 */
export function usePhoneConsent(): {
  /** The runner. Pass the whole object to `useTaskField`. */
  readonly run: Runner<PhoneConsentState, PhoneConsentEvent>;
  /** The fields that keep Submit disabled, in page order. */
  readonly missing: readonly PhoneConsentField[];
  /** `registered`: the consent was recorded, and the registration opens soon. */
  readonly phase: PhoneConsentState["screen"]["phase"];
  /** Incremented with each submit. As the key of the name and e-mail fields it clears them. */
  readonly round: number;
  /**
   * Submits the form. `shown` is the text on the screen, for `onConsent`. Anything but a string is
   * ignored.
   */
  readonly submit: (shown?: unknown) => void;
} {
  const waypost = useWaypost("usePhoneConsent");
  const run = waypost.run(phoneConsent);
  useEffect(() => run.hold(), [run]);
  return {
    run,
    missing: useSelector(run, missingFields),
    phase: useSelector(run, ({ screen }) => screen.phase),
    round: useSelector(run, ({ form }) => form.submitCount),
    submit: (shown) => {
      preventSubmit(shown);
      run.send({ type: "submit", ...shownText(shown, waypost) });
    },
  };
}
