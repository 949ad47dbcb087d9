import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button, LinkButton } from "@/components/ui/button";
import { useFormats, useMessages, type RegistrationView } from "@waypost/hooks";
import { CheckField } from "@/components/waypost-fields";
import { Part } from "@/components/waypost-part";

type Props<Phase extends RegistrationView["phase"]> = { registration: RegistrationView<Phase> };

/** The question before the payment. Its sentences are the whole agreement: show all of them. */
export function Question({ registration }: Props<"reviewing">) {
  const say = useMessages();
  const { review, canConfirm, isConfirming, confirm, back, refetch } = registration;
  const { sentences, ticks, rows, priceNote } = review;
  const label = say("action.confirm");
  const shown = [...sentences, ...ticks.map((tick) => tick.label), label].join("\n");
  return (
    <Part title={say("confirm.title")}>
      <p className="text-muted-foreground">{say("confirm.lead")}</p>
      <div aria-live="polite" className="grid gap-3 rounded-lg border bg-muted/40 p-4">
        {sentences.map((text, index) => (
          <p key={text} className={index < rows.length ? "text-base font-medium" : ""}>
            {text}
          </p>
        ))}
      </div>
      {ticks.map(({ label: text, value, onChange }) => (
        <CheckField key={text} label={text} {...{ value, onChange }} />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        {priceNote !== null && (
          <Button variant="ghost" size="lg" onPress={refetch}>
            {say("task.checkAgain")}
          </Button>
        )}
        <Button variant="outline" size="lg" onPress={back}>
          {say("action.goBack")}
        </Button>
        <Button
          size="lg"
          isDisabled={!canConfirm}
          isPending={isConfirming}
          onPress={() => confirm(shown)}
        >
          {label}
        </Button>
      </div>
    </Part>
  );
}

/** The unknown outcome after a lost reply. It reports neither success nor failure. */
export function Unknown({ registration }: Props<"unknown">) {
  const say = useMessages();
  const { price } = useFormats();
  const { title, message, failure, found, isSettled, request, ...outcome } = registration;
  return (
    <Part title={title ?? say("confirm.unknownTitle")}>
      <Alert>
        <AlertDescription>
          {failure !== null && <p>{failure.text}</p>}
          <p>{message}</p>
          {found.length === 0 && <p>{say("readBack.lost")}</p>}
          {found.map(({ imei, text }) => (
            <p key={imei}>{text}</p>
          ))}
          {!isSettled && <p>{say("readBack.inProgress")}</p>}
        </AlertDescription>
      </Alert>
      {request.total !== null && (
        <p>
          {say("unknown.amount")}: {price(request.total)}
          {request.last4 !== null && `, ${say("unknown.cardEnding", { last4: request.last4 })}`}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="lg" onPress={outcome.back}>
          {say("action.previous")}
        </Button>
        {outcome.canStartOver && (
          <Button variant="outline" size="lg" onPress={outcome.startOver}>
            {say("registered.more")}
          </Button>
        )}
        {outcome.canSendAgain && (
          <Button variant="outline" size="lg" onPress={outcome.sendAgain}>
            {say("unknown.sendAgain")}
          </Button>
        )}
        <Button size="lg" onPress={outcome.checkOutcome}>
          {say("unknown.again")}
        </Button>
      </div>
    </Part>
  );
}

/** The active devices, and those that failed or that the reply does not list. */
export function Receipt(
  props: Props<"done"> & {
    /** Returns the address of the account of a customer. */
    accountHref?: ((customerId: string) => string) | undefined;
  },
) {
  const { registration, accountHref } = props;
  const say = useMessages();
  const { price, priceParams, date } = useFormats();
  const { receipt, startOver, canRetryFailed, retryFailed } = registration;
  const { devices, failedDevices, unconfirmedDevices, agreed, details } = receipt;
  const customerId = details?.customer_id?.toString();
  const title =
    failedDevices.length > 0
      ? say("registered.titlePartial")
      : unconfirmedDevices.length > 0
        ? say("unconfirmed.title")
        : say("registered.title", { count: devices.length });
  return (
    <Part title={title}>
      {failedDevices.length > 0 && (
        <Alert variant="destructive">
          <AlertTitle>
            {say("partial.devices")} {failedDevices.join(", ")}
          </AlertTitle>
          <AlertDescription>
            {agreed === null
              ? say("partial.chargeUnknown")
              : say("partial.charge", priceParams(agreed))}
          </AlertDescription>
        </Alert>
      )}
      {unconfirmedDevices.length > 0 && (
        <Alert>
          <AlertDescription>
            {say("unconfirmed.devices")} {unconfirmedDevices.join(", ")}
          </AlertDescription>
        </Alert>
      )}
      {devices.map((device) => (
        <div key={device.imei_no} className="grid gap-1 rounded-lg border p-4">
          <p className="flex flex-wrap justify-between gap-2">
            <span className="text-base font-medium">{device.device_name}</span>
            <span className="text-muted-foreground tabular-nums">{device.imei_no}</span>
          </p>
          <p>{device.activated_plan_description}</p>
          {device.nextBillingDate !== null && (
            <p className="text-muted-foreground">
              {say("registered.nextBilling")}: {date(device.nextBillingDate)}
            </p>
          )}
        </div>
      ))}
      {agreed !== null && (
        <p className="flex justify-between gap-2 px-4">
          <span className="text-muted-foreground">{say("agreed.title")}</span>
          <span className="font-medium tabular-nums">{price(agreed)}</span>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {canRetryFailed && (
          <Button variant="outline" size="lg" onPress={retryFailed}>
            {say("partial.retry")}
          </Button>
        )}
        <Button variant="outline" size="lg" onPress={startOver}>
          {say("registered.more")}
        </Button>
        {accountHref !== undefined && customerId !== undefined && (
          <LinkButton size="lg" href={accountHref(customerId)}>
            {say("registered.account")}
          </LinkButton>
        )}
      </div>
    </Part>
  );
}
