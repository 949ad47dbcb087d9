import {
  useCardExpiry,
  useCardField,
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useDevices,
  useRegistration,
  useRegistrationCard,
  useRegistrationField,
  useRegistrationList,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Question, Receipt, Unknown } from "./Paying.tsx";

/** A label with an input, or a select if there are options, and the error. */
function Field(props: {
  label: string;
  type?: string;
  input: object;
  options?: readonly (string | readonly string[])[] | undefined;
  errorMessage: string | undefined;
}) {
  const options = props.options?.map((option) => [option].flat());
  return (
    <p>
      <label>
        {props.label} {options === undefined && <input type={props.type} {...props.input} />}
        {options !== undefined && (
          <select {...props.input}>
            <option value="">Choose</option>
            {options.map(([value, text = value]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </label>{" "}
      <strong>{props.errorMessage}</strong>
    </p>
  );
}

/** A field. Each is a separate component, so that a key stroke renders only one field. */
function Entry({
  name,
  ...field
}: {
  name: Parameters<typeof useRegistrationField>[0];
  label: string;
  type?: string;
  options?: readonly string[];
}) {
  return <Field {...field} {...useRegistrationField(name)} />;
}

/** A select or, if its list could not be loaded, a text field. */
function List({ name, label }: { name: "country" | "state" | "serviceProvider"; label: string }) {
  const { options, isPending, ...field } = useRegistrationList(name);
  const isText = options.length === 0 && !isPending;
  return <Field {...field} label={label} options={isText ? undefined : options} />;
}

function Customer() {
  const registration = useRegistration();
  return (
    <>
      <Entry name="email" label="Email" type="email" />
      {"continueWithoutPassword" in registration && (
        <>
          <Entry name="password" label="Password" type="password" />
          <button onClick={registration.continueWithoutPassword}>Without password</button>
        </>
      )}
      {!registration.isKnownCustomer && <NewCustomer />}
    </>
  );
}

function NewCustomer() {
  const { options, ...zone } = useRegistrationList("timezone");
  const carrier = useRegistrationField("serviceProvider").value;
  return (
    <>
      <Entry name="password" label="Password" type="password" />
      <Entry name="confirmPassword" label="Confirm Password" type="password" />
      <Entry name="firstName" label="First Name" />
      <Entry name="lastName" label="Last Name" />
      <Entry name="billingAddress" label="Address" />
      <List name="country" label="Country" />
      <List name="state" label="State" />
      <Entry name="city" label="City" />
      <Entry name="zipcode" label="Zip Code" />
      <Field {...zone} label="Time Zone" options={options.map((one) => one.time_zone)} />
      <List name="serviceProvider" label="Service Provider" />
      {carrier === OTHER_PROVIDER && <Entry name="customserviceProvider" label="Mobile Carrier" />}
      <Entry name="phone" label="Phone Number" type="tel" />
      <Entry name="textMe" label="Text Me" type="checkbox" />
    </>
  );
}

function Device({ id }: { id: string }) {
  const plan = useDevicePlan(id);
  const options = plan.options.map((one) => [one.service_plan_id, `${one.service_plan_name}`]);
  return (
    <fieldset>
      <Field label="IMEI" {...useDeviceImei(id)} />
      <Field label="Device Name" {...useDeviceName(id)} />
      <Field label="Service Plan" {...plan} options={options} />
    </fieldset>
  );
}

function Form() {
  const { submitAll, isSubmittingAll } = useRegistration();
  const { ids, canAdd, add } = useDevices();
  const card = useRegistrationCard();
  return (
    <>
      <Customer />
      {ids.map((id) => (
        <Device key={id} id={id} />
      ))}
      <button onClick={add} disabled={!canAdd}>
        Add a device
      </button>
      <Entry name="unit" label="Unit" options={["MPH", "KMH"]} />
      <Field label="Card Holder Name" {...useCardField(card, "cardHoldername")} />
      <Field label="Card Number" {...useCardField(card, "cardnumber")} />
      <Field label="CVV" {...useCardField(card, "cvc")} />
      <Field label="Year" {...useCardExpiry(card, "expirationdateyear")} />
      <Field label="Month" {...useCardExpiry(card, "expirationdatemonth")} />
      <Entry name="accepted" label="I agree to the terms" type="checkbox" />
      <button onClick={submitAll} disabled={isSubmittingAll}>
        Review
      </button>
    </>
  );
}

/** The whole registration: its form, the question before the payment, and the outcome. */
export function App() {
  const registration = useRegistration();
  switch (registration.phase) {
    case "sending":
      return <output>{registration.message}</output>;
    case "reading-back":
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} />;
    default:
      return (
        <>
          <Form />
          {registration.phase === "failed" && <p role="alert">{registration.failure.text}</p>}
          {registration.phase === "reviewing" && <Question registration={registration} />}
        </>
      );
  }
}
