import {
  useMessages,
  useRegistration,
  useRegistrationField,
  useCardExpiry,
  useCardField,
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useDevices,
  useRegistrationCard,
} from "@waypost/hooks";
import type { FormEvent } from "react";
import { Customer, Entry } from "./Customer.tsx";
import { Button, Card, Field, Panel, Tick, Row } from "./elements.tsx";
import { Question, Receipt, Unknown } from "./Outcomes.tsx";

function Device({ id, number }: { id: string; number: number }) {
  const plan = useDevicePlan(id);
  const options = plan.options.map((one) => [
    one.service_plan_id,
    `${one.service_plan_name}, $${one.price ?? "?"}`,
  ]);
  return (
    <Card title={`Device ${number}`}>
      <Field label="IMEI" {...useDeviceImei(id)} />
      <Field label="Device Name" {...useDeviceName(id)} />
      <Field label="Service Plan" {...plan} options={options} />
    </Card>
  );
}

function Form() {
  const { submitAll, isSubmittingAll } = useRegistration();
  const { ids, canAdd, add } = useDevices();
  const card = useRegistrationCard();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstError(event.currentTarget);
    submitAll();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Card title="You">
        <Customer />
      </Card>
      {ids.map((id, index) => (
        <Device key={id} id={id} number={index + 1} />
      ))}
      <div className="mt-4 grid gap-4">
        <Button onClick={add} disabled={!canAdd}>
          Add a device
        </Button>
        <Entry name="unit" label="Unit" options={["MPH", "KMH"]} />
      </div>
      <Card title="Card">
        <Field
          label="Card Holder Name"
          autoComplete="cc-name"
          {...useCardField(card, "cardHoldername")}
        />
        <Field label="Card Number" autoComplete="cc-number" {...useCardField(card, "cardnumber")} />
        <Row>
          <Field label="Month" {...useCardExpiry(card, "expirationdatemonth")} />
          <Field label="Year" {...useCardExpiry(card, "expirationdateyear")} />
          <Field label="CVV" autoComplete="cc-csc" {...useCardField(card, "cvc")} />
        </Row>
        <Terms />
        <Button isPrimary type="submit" disabled={isSubmittingAll}>
          Review
        </Button>
      </Card>
    </form>
  );
}

/** Focuses the first invalid field, once the errors are on the page. */
function focusFirstError(form: HTMLFormElement): void {
  const find = () => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  requestAnimationFrame(() => requestAnimationFrame(find));
}

function Terms() {
  const say = useMessages();
  const { input, errorMessage } = useRegistrationField("accepted");
  return (
    <>
      {/* Replace the text with that of your own terms. */}
      <p className="text-sm">
        {say("terms.service")} {say("terms.billing")} {say("terms.guarantee")}
      </p>
      <Tick label="I agree to the terms" input={input} />
      <p className="text-sm text-red-700 dark:text-red-300">{errorMessage}</p>
    </>
  );
}

/** The whole registration: its form, the question before the payment, and the outcome. */
export function Registration() {
  return (
    <>
      <h1 className="text-3xl font-bold">Activate a tracker</h1>
      <Screen />
    </>
  );
}

function Screen() {
  const say = useMessages();
  const registration = useRegistration();
  switch (registration.phase) {
    case "sending":
      return <output className="mt-6 block">{registration.message}</output>;
    case "reading-back":
      return <output className="mt-6 block">{say("readBack.running")}</output>;
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} />;
    default:
      return (
        <>
          <Form />
          {registration.phase === "failed" && (
            <Panel isAlert title={registration.failure.text}>
              {registration.failure.inUse.map((imei) => (
                <p key={imei}>{say("confirm.inUse", { imei })}</p>
              ))}
            </Panel>
          )}
          {registration.phase === "reviewing" && (
            <Question {...registration} title={say("confirm.title")} />
          )}
        </>
      );
  }
}
