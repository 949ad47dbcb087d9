import { useMessages, type RegistrationView } from "@waypost/hooks";
import { Text } from "react-native";
import { Button, Tick } from "./fields.tsx";

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The question. Its sentences are the whole agreement: prices, sum, renewals and card. */
export function Question({ registration }: Props<"reviewing">) {
  const say = useMessages();
  const { review, canConfirm, isConfirming, confirm, refetch } = registration;
  return (
    <>
      {review.sentences.map((text, at) => (
        <Text key={at} accessibilityLiveRegion="polite">
          {text}
        </Text>
      ))}
      {review.ticks.map((tick) => (
        <Tick key={tick.label} {...tick} errorMessage={undefined} />
      ))}
      {review.priceNote !== null && <Button onPress={refetch}>{say("task.checkAgain")}</Button>}
      <Button onPress={confirm} isDisabled={!canConfirm || isConfirming}>
        {say("action.confirm")}
      </Button>
    </>
  );
}

/**
 * The unknown outcome, after a lost reply or after the app was closed. It reports neither success
 * nor failure.
 */
export function Unknown({ registration }: Props<"reading-back" | "unknown">) {
  const say = useMessages();
  const { phase, title, message, found, isSettled, ...outcome } = registration;
  if (phase === "reading-back")
    return <Text accessibilityLiveRegion="polite">{say("readBack.running")}</Text>;
  return (
    <>
      <Text accessibilityRole="alert">
        {title} {message}
      </Text>
      {found.length === 0 && <Text>{say("readBack.lost")}</Text>}
      {found.map(({ imei, text }) => (
        <Text key={imei}>{text}</Text>
      ))}
      {!isSettled && <Text>{say("readBack.inProgress")}</Text>}
      <Button onPress={outcome.back}>{say("action.previous")}</Button>
      <Button onPress={outcome.checkOutcome}>{say("unknown.again")}</Button>
      {outcome.canSendAgain && (
        <Button onPress={outcome.sendAgain}>{say("unknown.sendAgain")}</Button>
      )}
      {outcome.canStartOver && (
        <Button onPress={outcome.startOver}>{say("registered.more")}</Button>
      )}
    </>
  );
}

/** The devices with their outcomes. */
export function Receipt({ registration }: Props<"done">) {
  const say = useMessages();
  const { receipt, startOver } = registration;
  const { devices, failedDevices, unconfirmedDevices } = receipt;
  return (
    <>
      <Text accessibilityRole="header">
        {failedDevices.length > 0
          ? say("registered.titlePartial")
          : say("registered.title", { count: devices.length })}
      </Text>
      {devices.map(({ imei_no, device_name }) => (
        <Text key={imei_no}>
          {device_name}, {imei_no}
        </Text>
      ))}
      {failedDevices.length > 0 && (
        <Text accessibilityRole="alert">
          {say("partial.devices")} {failedDevices.join(", ")}
        </Text>
      )}
      {unconfirmedDevices.length > 0 && (
        <Text accessibilityRole="alert">
          {say("unconfirmed.devices")} {unconfirmedDevices.join(", ")}
        </Text>
      )}
      <Button onPress={startOver}>{say("registered.more")}</Button>
    </>
  );
}
