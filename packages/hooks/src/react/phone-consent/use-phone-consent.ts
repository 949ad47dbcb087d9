import { useEffect, useState } from "react";
import type { PhoneConsentEvent } from "../../flows/phone-consent/events.ts";
import { phoneConsent } from "../../flows/phone-consent/journey.ts";
import { missingFields, shownProblem } from "../../flows/phone-consent/problems.ts";
import type { PhoneConsentField, PhoneConsentState } from "../../flows/phone-consent/state.ts";
import type { Runner } from "../../flows/runner.ts";
import { useWaypost } from "../provider.tsx";
import type { FieldProps } from "../registration/use-customer.ts";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";

const useRunner = (hook: string): Runner<PhoneConsentState, PhoneConsentEvent> =>
  useWaypost(hook).run(phoneConsent);

/** The page of the SMS consent. Leaving the page ends the way to the registration. */
export function usePhoneConsent(): {
  /** What Submit still needs, in the order of the page; Submit works when nothing is missing. */
  readonly missing: readonly PhoneConsentField[];
  readonly isRegistered: boolean;
  /** Grows with each registered number: the key of the fields for name and e-mail. */
  readonly round: number;
  readonly submit: () => void;
} {
  const runner = useRunner("usePhoneConsent");
  useEffect(
    () => () => {
      // An untouched form has nothing to end, and an event would load the flow for it.
      if (runner.getState().name === "registered") runner.send({ type: "leave-page" });
    },
    [runner],
  );
  return {
    missing: useSelector(runner, missingFields),
    isRegistered: useSelector(runner, ({ name }) => name === "registered"),
    round: useSelector(runner, ({ round }) => round),
    submit: () => runner.send({ type: "submit" }),
  };
}

/** A text of the consent. Typing renders nothing but the field itself. */
export function usePhoneConsentField(
  field: Exclude<PhoneConsentField, "consent">,
): FieldProps & { readonly onBlur: () => void } {
  const say = useMessages();
  const runner = useRunner("usePhoneConsentField");
  const [defaultValue] = useState(() => runner.getState().draft[field]);
  const problem = useSelector(runner, (state) => shownProblem(state, field));
  return {
    defaultValue,
    errorMessage: problem === undefined ? undefined : say(problem),
    onChange: (value) => runner.send({ type: "edit", patch: { [field]: value } }),
    onBlur: () => runner.send({ type: "leave-field", field }),
  };
}

/** "Text Me": uncontrolled, so that it can be ticked before the flow's code is there. */
export function usePhoneConsentChoice(): {
  readonly defaultSelected: boolean;
  readonly onChange: (consent: boolean) => void;
} {
  const runner = useRunner("usePhoneConsentChoice");
  const [defaultSelected] = useState(() => runner.getState().draft.consent);
  return {
    defaultSelected,
    onChange: (consent) => runner.send({ type: "edit", patch: { consent } }),
  };
}
