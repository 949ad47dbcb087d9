import { useFormats, useMessages, useRegistration, type RegistrationView } from "@waypost/hooks";
import { registeredDeviceSettings } from "@waypost/hooks/flows";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { Button, Tick } from "./fields.tsx";

/** The confirmation, the wait, and the outcome. */
export function Confirm() {
  const say = useMessages();
  const registration = useRegistration();
  switch (registration.phase) {
    case "reviewing":
      return <Question registration={registration} />;
    case "sending":
      return <output>{registration.message}</output>;
    case "failed":
      return <Failed registration={registration} />;
    case "reading-back":
      return (
        <>
          <output>{say("readBack.running")}</output>
          <Button text="action.previous" onPress={registration.back} />
        </>
      );
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} />;
    default:
      return null;
  }
}

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The question. Its sentences are the whole agreement: prices, sum, renewals and card. */
function Question({ registration }: Props<"reviewing">) {
  const { review, canConfirm, isConfirming, back, confirm, refetch } = registration;
  return (
    <>
      <ul aria-live="polite">
        {review.sentences.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {review.priceNote !== null && <Button text="action.retry" onPress={refetch} />}
      {review.ticks.map(({ label, input }) => (
        <Tick key={label} {...input}>
          {label}
        </Tick>
      ))}
      <Button text="action.goBack" onPress={back} />
      <Button text="action.confirm" onPress={confirm} isDisabled={!canConfirm || isConfirming} />
    </>
  );
}

function Failed({ registration }: Props<"failed">) {
  const say = useMessages();
  const { failure, back } = registration;
  return (
    <>
      <p role="alert">{failure.text}</p>
      {failure.inUse.map((imei) => (
        <p key={imei}>{say("confirm.inUse", { imei })}</p>
      ))}
      <Button text="action.previous" onPress={back} />
    </>
  );
}

/** The unknown outcome after a lost reply. It offers another attempt only if no IMEI is in use. */
function Unknown({ registration }: Props<"unknown">) {
  const say = useMessages();
  const { failure, title, message, found, isSettled, ...outcome } = registration;
  return (
    <>
      <p role="alert">
        {failure !== null && `${failure.text}. `} {title} {message}
      </p>
      {found.length === 0 && <p>{say("readBack.lost")}</p>}
      <ul>
        {found.map(({ imei, text }) => (
          <li key={imei}>{text}</li>
        ))}
      </ul>
      {!isSettled && <p>{say("readBack.inProgress")}</p>}
      <Button text="action.previous" onPress={outcome.back} />
      <Button text="unknown.again" onPress={outcome.lookAgain} />
      {outcome.canTryAgain && <Button text="unknown.sendAgain" onPress={outcome.tryAgain} />}
      {outcome.canStartOver && <Button text="registered.more" onPress={outcome.startOver} />}
    </>
  );
}

function Receipt({ registration }: Props<"done">) {
  const say = useMessages();
  const formats = useFormats();
  const { receipt, canSetUp, canRetryFailed, retryFailed, startOver } = registration;
  const { devices, failedDevices, unconfirmedDevices, agreed, hasToken } = receipt;
  return (
    <>
      <h2>
        {failedDevices.length > 0
          ? say("registered.titlePartial")
          : say("registered.title", { count: devices.length })}
      </h2>
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
