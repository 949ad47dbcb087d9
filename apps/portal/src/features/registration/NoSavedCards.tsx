import { useMessages, useRegistrationSteps } from "@waypost/hooks";

/** Says that no saved cards came back for the password, in the place where they would be offered. */
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
