import {
  useFormats,
  useMessages,
  useRegistrationConfirm,
  useRegistrationSummary,
} from "@waypost/hooks";
import { Text } from "react-native";
import { Button, Tick } from "./fields.tsx";

/** All that is agreed to: each plan with its renewal, the sum, and what has to be ticked. */
export function Question() {
  const say = useMessages();
  const { price } = useFormats();
  const { rows, total } = useRegistrationSummary();
  const { tick, ...question } = useRegistrationConfirm();
  const renewal = (amount: string, months: number | null) =>
    months === null ? amount : say("task.every", { amount, months });
  return (
    <>
      {rows.map((row) => (
        <Text key={row.id}>
          {row.deviceName}, {row.planName}:{" "}
          {row.price !== null && renewal(price(row.price).money, row.duration)}
        </Text>
      ))}
      <Text>
        {total === null ? say("confirm.totalUnknown") : say("confirm.total", price(total))}
      </Text>
      <Text accessibilityRole="alert">
        {question.isRepetition && say("confirm.repetition")} {question.priceText}
      </Text>
      {(question.isPriceUnchecked || total === null) && (
        <Button onPress={question.loadPrices}>{say("task.checkAgain")}</Button>
      )}
      {tick !== null && (
        <Tick
          label={say(tick)}
          isSelected={question.isAcknowledged}
          onChange={question.acknowledge}
          errorMessage={undefined}
        />
      )}
      <Button onPress={question.confirm} isDisabled={!question.canConfirm || question.isConfirming}>
        Pay {total !== null && price(total).money} now. {question.cardText}
      </Button>
    </>
  );
}

/**
 * No reply was received, or the app was closed meanwhile, so it is not known whether the card was
 * charged. After Previous the question says so, and has to be agreed to by its tick.
 */
export function Unknown() {
  const say = useMessages();
  const { found, ...outcome } = useRegistrationConfirm();
  return (
    <>
      <Text accessibilityRole="alert">{say("outcome.unknown")}</Text>
      {found.length === 0 && <Text>{say("readBack.lost")}</Text>}
      {found.map(({ imei, text }) => (
        <Text key={imei}>{text}</Text>
      ))}
      {!outcome.isSettled && <Text>{say("readBack.inProgress")}</Text>}
      <Button onPress={outcome.previous}>{say("action.previous")}</Button>
      <Button onPress={outcome.readBackAgain}>{say("readBack.again")}</Button>
      {outcome.canTryAgain && <Button onPress={outcome.tryAgain}>{say("action.retry")}</Button>}
      {outcome.canStartOver && (
        <Button onPress={outcome.startOver}>{say("registered.more")}</Button>
      )}
    </>
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
      <Text accessibilityRole="header">
        {say(failedDevices.length > 0 ? "registered.titlePartial" : "registered.title")}
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
