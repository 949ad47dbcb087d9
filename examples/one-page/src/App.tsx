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
  useRegistrationCard,
  useRegistrationConfirm,
  useRegistrationPage,
  useRegistrationTerms,
  useStateChoice,
  useTextMe,
  useTimeZoneChoice,
  useUnitChoice,
} from "@waypost/hooks";

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

/** The question before the payment: a price may have changed since it was shown. */
function Question() {
  const { total, cardText, canConfirm, confirm, ...price } = useRegistrationConfirm();
  const agreed = { checked: price.isAcknowledged, onChange: () => price.acknowledge(true) };
  return (
    <>
      <output>{price.priceText}</output>
      {price.isPriceUnchecked && <button onClick={price.loadPrices}>Check the price again</button>}
      {price.tick !== null && (
        <Field label="I agree to the new price" type="checkbox" input={agreed} errorMessage="" />
      )}
      <button onClick={confirm} disabled={!canConfirm}>
        Pay ${total} now. {cardText}
      </button>
    </>
  );
}

/** The whole registration: its form, the question before the payment, and what became of it. */
export function App() {
  const { isReview } = useRegistrationPage();
  const { screen, found, ...outcome } = useRegistrationConfirm();
  if (outcome.receipt !== null) return <h2>Your devices are active</h2>;
  if (screen === "registering") return <output>Registering your devices…</output>;
  // No reply came: nobody may pay again before it is known what became of the first request.
  if (screen === "unknown" || screen === "reading-back")
    return (
      <p role="alert">
        We do not know the outcome yet. {found.map(({ text }) => text).join(" ")}
        {outcome.canTryAgain && <button onClick={outcome.tryAgain}>Try again</button>}
      </p>
    );
  return (
    <>
      <Form />
      {screen === "failed" && <p role="alert">{outcome.failureText}</p>}
      {isReview && <Question />}
    </>
  );
}
