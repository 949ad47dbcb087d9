import { useMessages, useRegistrationSteps } from "@waypost/hooks";

/** A note that the account returned no saved cards, shown in their place. */
export function NoSavedCards() {
  const say = useMessages();
  const { steps } = useRegistrationSteps();
  return (
    <p className="waypost-lead">
      <span>{`${say("payment.noSavedCards")} `}</span>
      <a className="waypost-link" href={`#${steps[0]?.path}`}>
        {say("payment.checkPassword")}
      </a>
    </p>
  );
}
