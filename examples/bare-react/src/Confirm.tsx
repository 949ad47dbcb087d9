import {
  useFormats,
  useMessages,
  useRegistrationConfirm,
  useRegistrationSummary,
} from "@waypost/hooks";
import { registeredDeviceSettings } from "@waypost/hooks/flows";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { Button, Tick } from "./fields.tsx";

/** The confirmation, the wait, and the outcome. */
export function Confirm() {
  const say = useMessages();
  const { screen } = useRegistrationConfirm();
  switch (screen) {
    case "confirm":
      return <Question />;
    case "registering":
      return <output>{say("confirm.registering")}</output>;
    case "reading-back":
      return <ReadingBack />;
    case "failed":
      return <Failed />;
    case "unknown":
      return <Unknown />;
    case "registered":
    case "partly-registered":
      return <Receipt />;
  }
}

function Question() {
  const say = useMessages();
  const question = useRegistrationConfirm();
  const { cardText, confirm, goBack, loadPrices, tick } = question;
  const formats = useFormats();
  const { rows, total } = useRegistrationSummary();
  const renewal = (amount: string, months: number | null) =>
    months === null ? amount : say("task.every", { amount, months });
  return (
    <>
      <ul>
        {rows.map(({ id, deviceName, planName, price, duration }) => (
          <li key={id}>
            {deviceName}, {planName}:{" "}
            {price !== null && renewal(formats.price(price).money, duration)}
          </li>
        ))}
      </ul>
      {total === null ? (
        <p>
          {say("confirm.totalUnknown")} <Button text="action.retry" onPress={loadPrices} />
        </p>
      ) : (
        <p>{say("confirm.total", formats.price(total))}</p>
      )}
      <p>{cardText}</p>
      <output>{question.priceText}</output>
      {question.isPriceUnchecked && <Button text="action.retry" onPress={loadPrices} />}
      {question.isRepetition && <p role="alert">{say("confirm.repetition")}</p>}
      {tick !== null && (
        <Tick isSelected={question.isAcknowledged} onChange={question.acknowledge}>
          {say(tick)}
        </Tick>
      )}
      <Button text="action.goBack" onPress={goBack} />
      <Button
        text="action.confirm"
        onPress={confirm}
        isDisabled={!question.canConfirm || question.isConfirming}
      />
    </>
  );
}

function Failed() {
  const { failureText, previous } = useRegistrationConfirm();
  return (
    <>
      <p role="alert">{failureText}</p>
      <Button text="action.previous" onPress={previous} />
    </>
  );
}

function ReadingBack() {
  const say = useMessages();
  const { previous } = useRegistrationConfirm();
  return (
    <>
      <output>{say("readBack.running")}</output>
      <Button text="action.previous" onPress={previous} />
    </>
  );
}

/** No reply was received. Another try is offered only if no IMEI is in use. */
function Unknown() {
  const say = useMessages();
  const outcome = useRegistrationConfirm();
  const { failureText, found, isSettled, canTryAgain, canStartOver } = outcome;
  return (
    <>
      <p role="alert">
        {failureText}. {say("outcome.unknown")}
      </p>
      {found.length === 0 && <p>{say("readBack.lost")}</p>}
      <ul>
        {found.map(({ imei, text }) => (
          <li key={imei}>{text}</li>
        ))}
      </ul>
      {!isSettled && <p>{say("readBack.inProgress")}</p>}
      <Button text="action.previous" onPress={outcome.previous} />
      <Button text="readBack.again" onPress={outcome.readBackAgain} />
      {canTryAgain && <Button text="action.retry" onPress={outcome.tryAgain} />}
      {canStartOver && <Button text="registered.more" onPress={outcome.startOver} />}
    </>
  );
}

function Receipt() {
  const say = useMessages();
  const formats = useFormats();
  const { receipt, canSetUp, canRetryFailed, retryFailed, startOver } = useRegistrationConfirm();
  if (receipt === null) return null;
  const { devices, failedDevices, unconfirmedDevices, agreed, hasToken } = receipt;
  return (
    <>
      <h2>{say(failedDevices.length > 0 ? "registered.titlePartial" : "registered.title")}</h2>
      <ul>
        {devices.map((device) => {
          const { imei_no, device_name, nextBillingDate } = device;
          const settings = registeredDeviceSettings(receipt, device);
          return (
            <li key={imei_no}>
              {device_name}, {imei_no}, {say("registered.nextBilling")}: {nextBillingDate}{" "}
              {canSetUp && settings !== null && <DeviceSettings input={settings} />}
            </li>
          );
        })}
      </ul>
      {!canSetUp && <p>{say(hasToken ? "registered.setupGone" : "registered.noToken")}</p>}
      {unconfirmedDevices.length > 0 && (
        <p role="alert">
          {say("unconfirmed.devices")} {unconfirmedDevices.join(", ")}
        </p>
      )}
      {failedDevices.length > 0 && (
        <p role="alert">
          {say("partial.devices")} {failedDevices.join(", ")}{" "}
          {agreed === null
            ? say("partial.chargeUnknown")
            : say("partial.charge", formats.price(agreed))}
        </p>
      )}
      {canRetryFailed && <Button text="partial.retry" onPress={retryFailed} />}
      <Button text="registered.more" onPress={startOver} />
    </>
  );
}
