import {
  useCardExpiry,
  useCardField,
  useCarrierChoice,
  useCountryChoice,
  useCustomerChoice,
  useCustomerField,
  useDeviceImei,
  useDeviceList,
  useDeviceName,
  useDevicePlanChoice,
  useMessages,
  useRegistrationCard,
  useRegistrationConfirm,
  useRegistrationPage,
  useRegistrationTerms,
  useStateChoice,
  useTextMe,
  useTimeZoneChoice,
  useUnitChoice,
} from "@waypost/hooks";
import { Question, Receipt, Unknown } from "./Paying.tsx";

/** A label with its input, or with a select where there are options, and its error. */
function Field(props: {
  label: string;
  type?: string;
  input: object;
  options?: readonly (string | readonly string[])[];
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

function Customer() {
  const { asksForPassword, isKnownCustomer, continueWithoutPassword } = useRegistrationPage();
  const password = useCustomerField("password");
  return (
    <>
      <Field label="Email" type="email" {...useCustomerField("email")} />
      {asksForPassword && <Field label="Password" type="password" {...password} />}
      {asksForPassword && <button onClick={continueWithoutPassword}>Without password</button>}
      {!isKnownCustomer && <NewCustomer />}
    </>
  );
}

function NewCustomer() {
  const zones = useTimeZoneChoice();
  const carriers = useCarrierChoice();
  const carrierName = useCustomerField("customserviceProvider");
  return (
    <>
      <Field label="Password" type="password" {...useCustomerField("password")} />
      <Field label="Confirm" type="password" {...useCustomerField("confirmPassword")} />
      <Field label="First Name" {...useCustomerField("firstName")} />
      <Field label="Last Name" {...useCustomerField("lastName")} />
      <Field label="Address" {...useCustomerField("billingAddress")} />
      <Field label="Country" {...useCountryChoice()} />
      <Field label="State" {...useStateChoice()} />
      <Field label="City" {...useCustomerField("city")} />
      <Field label="Zip Code" {...useCustomerField("zipcode")} />
      <Field label="Time Zone" {...zones} options={zones.options.map((one) => one.time_zone)} />
      <Field label="Service Provider" {...carriers} />
      {carriers.asksForName && <Field label="Mobile Carrier" {...carrierName} />}
      <Field label="Phone Number" type="tel" {...useCustomerChoice("phone")} />
      <Field label="Text Me" type="checkbox" {...useTextMe()} />
    </>
  );
}

function Device({ id }: { id: string }) {
  const plans = useDevicePlanChoice(id);
  const options = plans.options.map((one) => [one.service_plan_id, `${one.service_plan_name}`]);
  return (
    <fieldset>
      <Field label="IMEI" {...useDeviceImei(id)} />
      <Field label="Device Name" {...useDeviceName(id)} />
      <Field label="Service Plan" {...plans} options={options} />
    </fieldset>
  );
}

function Form() {
  const { submitAll, isSubmitting } = useRegistrationPage();
  const { ids, add } = useDeviceList();
  const card = useRegistrationCard();
  return (
    <>
      <Customer />
      {ids.map((id) => (
        <Device key={id} id={id} />
      ))}
      <button onClick={add}>Add a device</button>
      <Field label="Unit" {...useUnitChoice()} />
      <Field label="Card Holder Name" {...useCardField(card, "cardHoldername")} />
      <Field label="Card Number" {...useCardField(card, "cardnumber")} />
      <Field label="CVV" {...useCardField(card, "cvc")} />
      <Field label="Year" {...useCardExpiry(card, "expirationdateyear")} />
      <Field label="Month" {...useCardExpiry(card, "expirationdatemonth")} />
      <Field label="I agree to the terms" type="checkbox" {...useRegistrationTerms()} />
      <button onClick={submitAll} disabled={isSubmitting}>
        Review
      </button>
    </>
  );
}

/** The whole registration: its form, the question before the payment, and what became of it. */
export function App() {
  const say = useMessages();
  const { isReview } = useRegistrationPage();
  const { screen, failureText } = useRegistrationConfirm();
  switch (screen) {
    case "registering":
      return <output>{say("confirm.registering")}</output>;
    case "reading-back":
      return <output>{say("readBack.running")}</output>;
    case "unknown":
      return <Unknown />;
    case "registered":
    case "partly-registered":
      return <Receipt />;
    case "confirm":
    case "failed":
      return (
        <>
          <Form />
          {screen === "failed" && <p role="alert">{failureText}</p>}
          {isReview && <Question />}
        </>
      );
  }
}
