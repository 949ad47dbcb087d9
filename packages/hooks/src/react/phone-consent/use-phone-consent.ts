import { useEffect } from "react";
import {
  missingFields,
  phoneConsent,
  type PhoneConsentField,
} from "../../flows/phone-consent/flow.ts";
import { useWaypost } from "../provider.tsx";
import { useSelector } from "../use-selector.ts";

/** The page of the SMS consent. Leaving it ends the wait for the registration to open. */
export function usePhoneConsent() {
  const runner = useWaypost("usePhoneConsent").run(phoneConsent);
  useEffect(() => runner.hold(), [runner]);
  return {
    /** For `useDraftField` and `useDraftChoice`. */
    runner,
    /** What Submit still needs, in the order of the page; Submit works when nothing is missing. */
    missing: useSelector(runner, missingFields) satisfies readonly PhoneConsentField[],
    isRegistered: useSelector(runner, ({ name }) => name === "registered"),
    /** Grows with each submit: the key of the fields for name and e-mail. */
    round: useSelector(runner, ({ submitCount }) => submitCount),
    submit: () => runner.send({ type: "submit" }),
  };
}
