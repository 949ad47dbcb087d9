import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import {
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useDevices,
  useFieldErrors,
  useFormats,
  useMessages,
  useRegistration,
  planLabel,
} from "@waypost/hooks";
import { useEffect, useRef } from "react";
import { Customer } from "@/components/registration-customer";
import { Payment } from "@/components/registration-payment";
import { Question, Receipt, Unknown } from "@/components/registration-outcome";
import { ListField, TextField } from "@/components/waypost-fields";
import { Part } from "@/components/waypost-part";

/** Activates up to four trackers on one page, with their plans, a card and the payment. */
export function Registration(props: {
  /** The name in the agreement to text messages. */
  brand: string;
  /** Returns the address of the account of a customer, for a link after the activation. */
  accountHref?: (customerId: string) => string;
}) {
  const { brand, accountHref } = props;
  const say = useMessages();
  const registration = useRegistration();
  switch (registration.phase) {
    case "sending":
    case "reading-back":
      return (
        <Part title={say("email.title")}>
          <output className="flex items-center gap-3 py-6">
            <Spinner role="presentation" aria-label={undefined} />
            <p>
              {registration.phase === "sending" ? registration.message : say("readBack.running")}{" "}
              <span className="text-muted-foreground">{say("task.stay")}</span>
            </p>
          </output>
        </Part>
      );
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} accountHref={accountHref} />;
    case "reviewing":
      return <Question registration={registration} />;
    default:
      return (
        <div className="mx-auto grid w-full max-w-xl gap-4">
          {registration.phase === "failed" && (
            <Alert variant="destructive">
              <AlertTitle>{say("confirm.failedTitle")}</AlertTitle>
              <AlertDescription>
                <p>{registration.failure.text}</p>
                {registration.failure.inUse.map((imei) => (
                  <p key={imei}>{say("confirm.inUse", { imei })}</p>
                ))}
                {registration.failure.inUse.length === 0 && (
                  <p>
                    {say(
                      registration.failure.isRejection ? "confirm.failedNext" : "confirm.notSent",
                    )}
                  </p>
                )}
              </AlertDescription>
            </Alert>
          )}
          <Form brand={brand} />
        </div>
      );
  }
}

function Form({ brand }: { brand: string }) {
  const say = useMessages();
  const { run, submitAll, isSubmittingAll } = useRegistration();
  const { ids, canAdd, canRemove, add, remove } = useDevices();
  const form = useRef<HTMLFormElement>(null);
  const { submitCount } = useFieldErrors({ run });
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount]);
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submitAll}>
      <Part title={say("step.customer-information")}>
        <Customer brand={brand} />
      </Part>
      {ids.map((id, index) => (
        <Device
          key={id}
          id={id}
          number={index + 1}
          remove={canRemove ? () => remove(id) : undefined}
        />
      ))}
      <Button variant="outline" size="lg" isDisabled={!canAdd} onPress={add}>
        {say("devices.add")}
      </Button>
      <Payment />
      <Button type="submit" size="lg" isPending={isSubmittingAll}>
        {say("action.continue")}
      </Button>
    </form>
  );
}

function Device(props: { id: string; number: number; remove: (() => void) | undefined }) {
  const { id, number, remove } = props;
  const say = useMessages();
  const { price } = useFormats();
  const imei = useDeviceImei(id);
  const plan = useDevicePlan(id);
  const options = plan.options.map((one) => {
    const name = planLabel(say, one.service_plan_name ?? "", one.service_plan_id);
    const text = one.price === null ? name : `${name}, ${price(one.price)}`;
    return [one.service_plan_id, text] as const;
  });
  const state = imei.isChecking
    ? say("imei.checking")
    : imei.device !== null
      ? say("imei.valid", { model: imei.device.model })
      : say("imei.hint");
  return (
    <Part
      title={say("devices.row", { number })}
      action={
        remove && (
          <Button variant="ghost" onPress={remove} aria-label={say("devices.remove", { number })}>
            {say("action.remove")}
          </Button>
        )
      }
    >
      <TextField
        label={say("imei.label")}
        field={imei}
        description={state}
        inputMode="numeric"
        autoComplete="off"
        onBlur={imei.onBlur}
      />
      <TextField
        label={say("device_name.label")}
        field={useDeviceName(id)}
        description={say("device_name.hint")}
      />
      <ListField
        label={say("plan.label")}
        field={plan}
        options={options}
        description={plan.kind === null ? say("plan.later") : undefined}
      />
    </Part>
  );
}
