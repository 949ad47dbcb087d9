import {
  useFormats,
  useMessages,
  useRegistrationConfirm,
  useRegistrationSummary,
} from "@waypost/hooks";

/** All that is agreed to: each plan with its renewal, the sum, and what has to be ticked. */
export function Question() {
  const say = useMessages();
  const { price } = useFormats();
  const { rows, total } = useRegistrationSummary();
  const { tick, ...question } = useRegistrationConfirm();
  const renewal = (amount: string, months: number | null) =>
    months === null ? amount : say("task.every", { amount, months });
  return (
    <section aria-label={say("confirm.title")}>
      {rows.map((row) => (
        <p key={row.id}>
          {row.deviceName}, {row.planName}:{" "}
          {row.price !== null && renewal(price(row.price).money, row.duration)}
        </p>
      ))}
      <p>{total === null ? say("confirm.totalUnknown") : say("confirm.total", price(total))}</p>
      <p role="alert">
        {question.isRepetition && say("confirm.repetition")} {question.priceText}
      </p>
      {(question.isPriceUnchecked || total === null) && (
        <button onClick={question.loadPrices}>{say("task.checkAgain")}</button>
      )}
      {tick !== null && (
        <label>
          <input
            type="checkbox"
            checked={question.isAcknowledged}
            onChange={(event) => question.acknowledge(event.target.checked)}
          />
          {say(tick)}
        </label>
      )}
      <button onClick={question.confirm} disabled={!question.canConfirm || question.isConfirming}>
        Pay {total !== null && price(total).money} now. {question.cardText}
      </button>
    </section>
  );
}

/**
 * No reply was received, so it is not known whether the card was charged. After Previous the
 * question says so, and has to be agreed to by its tick.
 */
export function Unknown() {
  const say = useMessages();
  const { found, ...outcome } = useRegistrationConfirm();
  return (
    <section role="alert">
      <p>{say("outcome.unknown")}</p>
      {found.length === 0 && <p>{say("readBack.lost")}</p>}
      {found.map(({ imei, text }) => (
        <p key={imei}>{text}</p>
      ))}
      {!outcome.isSettled && <p>{say("readBack.inProgress")}</p>}
      <button onClick={outcome.previous}>{say("action.previous")}</button>
      <button onClick={outcome.readBackAgain}>{say("readBack.again")}</button>
      {outcome.canTryAgain && <button onClick={outcome.tryAgain}>{say("action.retry")}</button>}
      {outcome.canStartOver && (
        <button onClick={outcome.startOver}>{say("registered.more")}</button>
      )}
    </section>
  );
}

/** The devices that are active, and those that are not. */
export function Receipt() {
  const say = useMessages();
  const { receipt, startOver } = useRegistrationConfirm();
  if (receipt === null) return null;
  const { devices, failedDevices, unconfirmedDevices } = receipt;
  return (
    <>
      <h2>{say(failedDevices.length > 0 ? "registered.titlePartial" : "registered.title")}</h2>
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
