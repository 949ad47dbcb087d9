import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { QueryClient } from "@tanstack/react-query";
import { useRegistration, WaypostProvider } from "@waypost/hooks";
import { createWaypost, fillRegistration } from "@waypost/hooks/flows";
import { inWords, registrationForm } from "@waypost/hooks/forms";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { useForm } from "react-hook-form";

const client = createClient({ baseUrl: "https://api.example.com" });
const waypost = createWaypost({
  services: { client, queryClient: new QueryClient() },
  messages: en,
  navigate: () => {},
  notify: () => {},
});

/** The values of the fields that this short page does not have. */
const customer = {
  password: "pass-word-1",
  confirmPassword: "pass-word-1",
  firstName: "Sample",
  lastName: "Customer",
  billingAddress: "1 Main St",
  country: "United States",
  state: "Texas",
  zipcode: "73301",
  timezone: "America/Chicago",
  serviceProvider: "Verizon",
  phone: "5550001111",
  textMe: true,
};
const device = { imei: "350000000000021", imeiValid: true, device_model: "GL300", category: "GPS" };
const card = { cardHoldername: "Sample Customer", cvc: "123", expirationdateyear: "2035" };
const defaultValues = {
  customer: { ...customer, email: "", city: "" },
  activation: {
    unit: "MPH" as const,
    devices: [{ ...device, device_name: "Van", servicePlan: "standard" }],
  },
  payment: { ...card, expirationdatemonth: "03", cardnumber: "" },
  terms: { accepted: true },
};
const resolver = standardSchemaResolver(inWords(registrationForm({ customer: "new" }), en));

function Registration() {
  const screen = useRegistration();
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues });
  const { customer: wrong, payment } = formState.errors;
  // The flow checks e-mail and IMEI, asks for the consent and guards the payment.
  const submit = handleSubmit((values) => fillRegistration(waypost, values));
  if (screen.phase === "reviewing") return <p>{screen.review.sentences.join(" ")}</p>;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        Email <input {...register("customer.email")} /> {wrong?.email?.message}
      </label>
      <label>
        City <input {...register("customer.city")} /> {wrong?.city?.message}
      </label>
      <label>
        Card Number <input {...register("payment.cardnumber")} /> {payment?.cardnumber?.message}
      </label>
      <button>Review</button>
    </form>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <Registration />
    </WaypostProvider>
  );
}
