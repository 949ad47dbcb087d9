import { useFormats, useMessages, type QuestionTick, type RegistrationView } from "@waypost/hooks";
import { Actions, Button, Panel, Tick } from "./elements.tsx";

/** The question before a payment. Its sentences are the whole agreement: show all of them. */
export function Question(props: {
  title: string;
  review: {
    readonly sentences: readonly string[];
    readonly ticks: readonly QuestionTick[];
    readonly priceNote: unknown;
  };
  canConfirm: boolean;
  isConfirming: boolean;
  confirm: () => void;
  back?: () => void;
  refetch: () => void;
}) {
  const { title, review, canConfirm, isConfirming, confirm, back, refetch } = props;
  const say = useMessages();
  return (
    <Panel title={title}>
      <div aria-live="polite" className="grid gap-2">
        {review.sentences.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </div>
      {review.ticks.map(({ label, input }) => (
        <Tick key={label} {...{ label, input }} />
      ))}
      <Actions>
        {back !== undefined && <Button onClick={back}>{say("action.goBack")}</Button>}
        {review.priceNote !== null && <Button onClick={refetch}>{say("task.checkAgain")}</Button>}
        <Button isPrimary onClick={confirm} disabled={!canConfirm || isConfirming}>
          {say("action.confirm")}
        </Button>
      </Actions>
    </Panel>
  );
}

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The unknown outcome after a lost reply. It reports neither success nor failure. */
export function Unknown({ registration }: Props<"unknown">) {
  const say = useMessages();
  const { title, message, found, isSettled, ...outcome } = registration;
  return (
    <Panel isAlert title={title ?? say("confirm.unknownTitle")}>
      <p>{message}</p>
      {found.length === 0 && <p>{say("readBack.lost")}</p>}
      {found.map(({ imei, text }) => (
        <p key={imei}>{text}</p>
      ))}
      {!isSettled && <p>{say("readBack.inProgress")}</p>}
      <Actions>
        <Button onClick={outcome.back}>{say("action.previous")}</Button>
        {outcome.canTryAgain && (
          <Button onClick={outcome.tryAgain}>{say("unknown.sendAgain")}</Button>
        )}
        {outcome.canStartOver && (
          <Button onClick={outcome.startOver}>{say("registered.more")}</Button>
        )}
        <Button isPrimary onClick={outcome.lookAgain}>
          {say("unknown.again")}
        </Button>
      </Actions>
    </Panel>
  );
}

/** The active devices, and those that failed or that the reply does not list. */
export function Receipt({ registration }: Props<"done">) {
  const say = useMessages();
  const { price } = useFormats();
  const { receipt, startOver, canRetryFailed, retryFailed } = registration;
  const { devices, failedDevices, unconfirmedDevices, agreed, details } = receipt;
  const customerId = details?.customer_id;
  return (
    <Panel
      isAlert={failedDevices.length + unconfirmedDevices.length > 0}
      title={
        failedDevices.length > 0
          ? say("registered.titlePartial")
          : unconfirmedDevices.length > 0
            ? say("unconfirmed.title")
            : say("registered.title", { count: devices.length })
      }
    >
      {devices.map(({ imei_no, device_name }) => (
        <p key={imei_no}>
          {device_name}, {imei_no}
        </p>
      ))}
      {failedDevices.length > 0 && (
        <p>
          {say("partial.devices")} {failedDevices.join(", ")}{" "}
          {agreed === null ? say("partial.chargeUnknown") : say("partial.charge", price(agreed))}
        </p>
      )}
      {unconfirmedDevices.length > 0 && (
        <p>
          {say("unconfirmed.devices")} {unconfirmedDevices.join(", ")}
        </p>
      )}
      {customerId != null && (
        <a className="underline underline-offset-4" href={`#/sms?customer_id=${customerId}`}>
          {say("myAccount.smsPack")}
        </a>
      )}
      <Actions>
        {canRetryFailed && <Button onClick={retryFailed}>{say("partial.retry")}</Button>}
        <Button isPrimary onClick={startOver}>
          {say("registered.more")}
        </Button>
      </Actions>
    </Panel>
  );
}
