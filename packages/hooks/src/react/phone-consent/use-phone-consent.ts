import { useEffect, useState } from "react";
import {
  missingFields,
  phoneConsent,
  shownError,
  type PhoneConsentField,
} from "../../flows/phone-consent/flow.ts";
import { useWaypost } from "../provider.tsx";
import type { FieldProps } from "../field-props.ts";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";

const useRunner = (hook: string) => useWaypost(hook).run(phoneConsent);

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
  useEffect(() => runner.hold(), [runner]);
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
  const error = useSelector(runner, (state) => shownError(state, field));
  return {
    defaultValue,
    errorMessage: error && say(error),
    onChange: (value) => runner.send({ type: "edit", patch: { [field]: value } }),
    onBlur: () => runner.send({ type: "leave-field", field }),
  };
}

/** "Text Me": uncontrolled, so that it can be ticked before the client's code is there. */
export function usePhoneConsentChoice(): {
  readonly defaultSelected: boolean;
  readonly onChange: (consent: boolean) => void;
} {
  const runner = useRunner("usePhoneConsentChoice");
  const [defaultSelected] = useState(() => runner.getState().draft.consent);
  const onChange = (consent: boolean) => runner.send({ type: "edit", patch: { consent } });
  return { defaultSelected, onChange };
}
