import { useMessages, type RegistrationView } from "@waypost/hooks";

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The question. Its sentences are the whole agreement: prices, sum, renewals and card. */
export function Question({ registration }: Props<"reviewing">) {
  const say = useMessages();
  const { review, canConfirm, isConfirming, confirm, refetch } = registration;
  return (
    <section aria-label={say("confirm.title")} aria-live="polite">
      {review.sentences.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
      {review.ticks.map(({ label, input }) => (
        <label key={label}>
          <input type="checkbox" {...input} /> {label}
        </label>
      ))}
      {review.priceNote !== null && <button onClick={refetch}>{say("task.checkAgain")}</button>}
      <button onClick={confirm} disabled={!canConfirm || isConfirming}>
        {say("action.confirm")}
      </button>
    </section>
  );
}

/** The unknown outcome after a lost reply. It reports neither success nor failure. */
export function Unknown({ registration }: Props<"reading-back" | "unknown">) {
  const say = useMessages();
  const { phase, title, message, found, isSettled, ...outcome } = registration;
  if (phase === "reading-back") return <output>{say("readBack.running")}</output>;
  return (
    <section role="alert">
      <h2>{title}</h2>
      <p>{message}</p>
      {found.length === 0 && <p>{say("readBack.lost")}</p>}
      {found.map(({ imei, text }) => (
        <p key={imei}>{text}</p>
      ))}
      {!isSettled && <p>{say("readBack.inProgress")}</p>}
      <button onClick={outcome.back}>{say("action.previous")}</button>
      <button onClick={outcome.checkOutcome}>{say("unknown.again")}</button>
      {outcome.canSendAgain && (
        <button onClick={outcome.sendAgain}>{say("unknown.sendAgain")}</button>
      )}
      {outcome.canStartOver && (
        <button onClick={outcome.startOver}>{say("registered.more")}</button>
      )}
    </section>
  );
}

/** The devices with their outcomes. */
export function Receipt({ registration }: Props<"done">) {
  const say = useMessages();
  const { receipt, startOver } = registration;
  const { devices, failedDevices, unconfirmedDevices } = receipt;
  return (
    <>
      <h2>
        {failedDevices.length > 0
          ? say("registered.titlePartial")
          : say("registered.title", { count: devices.length })}
      </h2>
      {devices.map(({ imei_no, device_name }) => (
        <p key={imei_no}>
          {device_name}, {imei_no}
        </p>
      ))}
      {failedDevices.length > 0 && (
        <p role="alert">
          {say("partial.devices")} {failedDevices.join(", ")}
        </p>
      )}
      {unconfirmedDevices.length > 0 && (
        <p role="alert">
          {say("unconfirmed.devices")} {unconfirmedDevices.join(", ")}
        </p>
      )}
      <button onClick={startOver}>{say("registered.more")}</button>
    </>
  );
}
