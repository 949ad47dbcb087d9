import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  useFieldErrors,
  useMobileProviders,
  useRegistration,
  useServicePlans,
  useTimeZones,
  useWaypost,
} from "@waypost/hooks";
import { fillRegistration } from "@waypost/hooks/flows";
import { inWords, registrationForm } from "@waypost/hooks/forms";
import { initialCustomer, initialPayment, planKind } from "@waypost/hooks/rules";
import { en } from "@waypost/hooks/messages";
import { FormProvider, get, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { Question, Receipt, Unknown } from "./Paying.tsx";

const resolver = standardSchemaResolver(inWords(registrationForm({ customer: "new" }), en));
const device = { imei: "", imeiValid: false, category: "", device_name: "", servicePlan: "" };
const activation = { unit: "" as const, devices: [device] };
const terms = { accepted: false };
const defaultValues = { customer: initialCustomer, activation, payment: initialPayment, terms };
const TEXTS = ["firstName", "lastName", "billingAddress", "city", "state", "zipcode"] as const;
type Texts = { name: string; label: string; type?: string };
type FieldProps = Texts & { options?: string[][]; onBlur?: () => void };

/** A label with an input, or a select if there are options, and the error. */
function Field({ name, label, type, options, onBlur }: FieldProps) {
  const { register, formState } = useFormContext();
  return (
    <p>
      <label>
        {label} {options === undefined && <input type={type} {...register(name, { onBlur })} />}
        {options !== undefined && (
          <select {...register(name)}>
            <option value="">Choose</option>
            {options.map(([value, text = value]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </label>{" "}
      <strong>{get(formState.errors, `${name}.message`)}</strong>
    </p>
  );
}

/** A device row. Its IMEI is checked on blur. */
function Device({ at }: { at: number }) {
  const { client } = useWaypost().services.now();
  const { watch, setValue, setError } = useFormContext();
  const row = `activation.devices.${at}`;
  const plans = useServicePlans(planKind(watch(`${row}.category`)));
  const check = async () => {
    const reject = (message: string) => setError(`${row}.imei`, { message });
    const reply = await client.registration.checkImei(watch(`${row}.imei`)).catch(() => null);
    setValue(`${row}.imeiValid`, reply?.valid === true);
    if (reply?.valid !== true) return reject(reply?.message ?? en["imei.unchecked"]);
    setValue(`${row}.category`, reply.category);
    setValue(`${row}.device_model`, reply.model ?? "");
  };
  const options = plans.data.map((plan) => [plan.service_plan_id, `${plan.service_plan_name}`]);
  return (
    <fieldset>
      <Field name={`${row}.imei`} label="IMEI" onBlur={() => void check()} />
      <Field name={`${row}.device_name`} label="Device Name" />
      <Field name={`${row}.servicePlan`} label="Service Plan" options={options} />
    </fieldset>
  );
}

const useEntries = () => useForm({ resolver, defaultValues });

function Form({ form }: { form: ReturnType<typeof useEntries> }) {
  const waypost = useWaypost();
  const { fields, append } = useFieldArray({ control: form.control, name: "activation.devices" });
  const zones = useTimeZones().data.map((one) => [one.time_zone]);
  const carriers = useMobileProviders().data.map((one) => [one.mobile_provider_name]);
  const submit = form.handleSubmit((values) => fillRegistration(waypost, values));
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)}>
        <Field name="customer.email" label="Email" />
        <Field name="customer.password" label="Password" type="password" />
        <Field name="customer.confirmPassword" label="Confirm" type="password" />
        {TEXTS.map((name) => (
          <Field key={name} name={`customer.${name}`} label={en[`${name}.label`]} />
        ))}
        <Field name="customer.phone" label="Phone Number" />
        <Field name="customer.timezone" label="Time Zone" options={zones} />
        <Field name="customer.serviceProvider" label="Service Provider" options={carriers} />
        <Field name="customer.textMe" label="Text Me" type="checkbox" />
        {fields.map(({ id }, at) => (
          <Device key={id} at={at} />
        ))}
        <input type="button" value="Add a device" onClick={() => append(device)} />
        <Field name="activation.unit" label="Unit" options={[["MPH"], ["KMH"]]} />
        <Field name="payment.cardHoldername" label="Card Holder Name" />
        <Field name="payment.cardnumber" label="Card Number" />
        <Field name="payment.cvc" label="CVV" />
        <Field name="payment.expirationdatemonth" label="Month (MM)" />
        <Field name="payment.expirationdateyear" label="Year (YYYY)" />
        <Field name="terms.accepted" label="I agree to the terms" type="checkbox" />
        <button>Review</button>
      </form>
    </FormProvider>
  );
}

/** The form of react-hook-form, and the question of the flow before the payment. */
export function App() {
  // Declared here and not in the form, so that the input survives a refusal.
  const form = useEntries();
  const registration = useRegistration();
  const { fieldErrors } = useFieldErrors(registration.run);
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
          <Form form={form} />
          <p>{fieldErrors.map(({ text }) => text).join(", ")}</p>
          {registration.phase === "known-email" && (
            <p role="alert">This e-mail address has an account.</p>
          )}
          {registration.phase === "failed" && <p role="alert">{registration.failure.text}</p>}
          {registration.phase === "reviewing" && <Question registration={registration} />}
        </>
      );
  }
}
