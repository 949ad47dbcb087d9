import { useFormats, useMessages, useRegistration, type RegistrationView } from "@waypost/hooks";
import { accountPath } from "@waypost/hooks/rules";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Facts } from "@waypost/ui/Facts";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { ReceiptCard, SuccessPanel } from "@waypost/ui/SuccessPanel";
import { Question } from "../Question.tsx";
import { Heading } from "../Step.tsx";

/** The confirmation, the wait, and the outcome. */
export function Confirm() {
  const say = useMessages();
  const registration = useRegistration();
  switch (registration.phase) {
    case "reviewing":
      return (
        <Question
          {...registration}
          title={say("step.confirm")}
          lead={say("confirm.lead")}
          labels={{ confirm: say("action.confirm"), back: say("action.goBack") }}
        />
      );
    case "sending":
      return <LoadingOverlay isLoading label={registration.message} detail={say("confirm.stay")} />;
    case "failed":
      return <Failed registration={registration} />;
    case "reading-back":
      return <LoadingOverlay isLoading label={say("readBack.running")} />;
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} />;
    default:
      return null;
  }
}

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The server rejected the registration, or it was not sent. Nothing was charged. */
function Failed({ registration }: Props<"failed">) {
  const say = useMessages();
  const { failure, back, changeCard } = registration;
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={failure.text}>
        {failure.inUse.length === 0 && (
          <p>{say(failure.isRejection ? "confirm.failedNext" : "confirm.notSent")}</p>
        )}
        {failure.inUse.map((imei) => (
          <p key={imei}>{say("confirm.inUse", { imei })}</p>
        ))}
      </ErrorPanel>
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {say("action.previous")}
        </Button>
        {failure.isRejection && (
          <Button variant="primary" onPress={changeCard}>
            {say("card.another")}
          </Button>
        )}
      </FormActions>
    </>
  );
}

/** No reply was received. Another attempt is offered only if no IMEI is in use. */
function Unknown({ registration }: Props<"unknown">) {
  const say = useMessages();
  const { title, message, failure, found, isSettled, ...outcome } = registration;
  return (
    <div className="waypost-Form">
      <Heading>{say("confirm.unknownTitle")}</Heading>
      {failure !== null && <ErrorPanel title={say("failure.title")} message={failure.text} />}
      <Result
        tone="unknown"
        title={title ?? undefined}
        message={message}
        actions={
          <>
            <Button variant="quiet" onPress={outcome.back}>
              {say("action.previous")}
            </Button>
            {outcome.canStartOver && !outcome.canSendAgain && (
              <Button onPress={outcome.startOver}>{say("registered.more")}</Button>
            )}
            {outcome.canSendAgain && (
              <Button onPress={outcome.sendAgain}>{say("unknown.sendAgain")}</Button>
            )}
            <Button variant="primary" onPress={outcome.checkOutcome}>
              {say("unknown.again")}
            </Button>
          </>
        }
      >
        {found.length === 0 && <p>{say("readBack.lost")}</p>}
        {found.map(({ imei, text }) => (
          <p key={imei}>{text}</p>
        ))}
        {!isSettled && <p>{say("readBack.inProgress")}</p>}
      </Result>
    </div>
  );
}

/** The active devices and, if any, those that failed or that the reply does not list. */
function Receipt({ registration }: Props<"done">) {
  const say = useMessages();
  const { priceParams, date } = useFormats();
  const { receipt, canRetryFailed, retryFailed, startOver } = registration;
  const { devices, failedDevices, unconfirmedDevices, agreed, details, email } = receipt;
  const isPartial = failedDevices.length > 0;
  const known = { customer_id: details?.customer_id?.toString() ?? null, email };
  const account = accountPath((name) => (name in known ? known[name as keyof typeof known] : null));
  const title = isPartial
    ? "registered.titlePartial"
    : unconfirmedDevices.length > 0
      ? "unconfirmed.title"
      : "registered.title";
  return (
    <SuccessPanel
      tone={isPartial || unconfirmedDevices.length > 0 ? "warning" : "success"}
      title={<Heading>{say(title, { count: devices.length })}</Heading>}
      message={
        agreed !== null && !isPartial && say("task.agreed", { ...priceParams(agreed), last4: null })
      }
      actions={
        <>
          <Button onPress={startOver}>{say("registered.more")}</Button>
          {account !== null && (
            <LinkButton variant="primary" href={`#${account}`}>
              {say("registered.account")}
            </LinkButton>
          )}
        </>
      }
    >
      {isPartial && (
        <ErrorPanel
          tone="warning"
          message={say("partial.devices")}
          actions={canRetryFailed && <Button onPress={retryFailed}>{say("partial.retry")}</Button>}
        >
          <p>{failedDevices.join(", ")}</p>
          <p>
            {agreed === null
              ? say("partial.chargeUnknown")
              : say("partial.charge", priceParams(agreed))}
          </p>
        </ErrorPanel>
      )}
      {unconfirmedDevices.length > 0 && (
        <ErrorPanel tone="warning" message={say("unconfirmed.devices")}>
          <p>{unconfirmedDevices.join(", ")}</p>
        </ErrorPanel>
      )}
      {devices.map((device, index) => (
        <ReceiptCard key={device.imei_no ?? index} title={device.device_name ?? device.imei_no}>
          <Facts
            omitsMissing
            facts={[
              { term: say("registered.imei"), value: device.imei_no },
              { term: say("registered.plan"), value: device.activated_plan_description },
              {
                term: say("registered.nextBilling"),
                value: device.nextBillingDate === null ? null : date(device.nextBillingDate),
              },
            ]}
          />
        </ReceiptCard>
      ))}
    </SuccessPanel>
  );
}
