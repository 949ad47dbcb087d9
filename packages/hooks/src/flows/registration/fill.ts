import type { CardForm } from "../../forms/card-form.ts";
import type { NewCustomerForm, RegistrationFormValues } from "../../forms/registration-form.ts";
import type { Waypost } from "../../waypost.ts";
import { registration } from "./flow.ts";

/** The values of a whole registration, as `registrationForm` returns them. */
export type RegistrationValues = RegistrationFormValues<Partial<NewCustomerForm>, CardForm>;

/**
 * Enters the values of a form library into the registration and submits them. The flow then checks
 * the e-mail address and the IMEIs with the server, and continues to the confirmation or shows the
 * errors. The payment guards remain in the flow, because a form library has none.
 *
 * @throws if the code of the flow cannot be loaded
 */
export async function fillRegistration(
  waypost: Pick<Waypost, "run" | "ready" | "now">,
  values: RegistrationValues,
): Promise<void> {
  await waypost.ready(registration);
  const { send, getState } = waypost.run(registration);
  const rows = () => getState().form.activation.devices;
  const { customer, activation, payment, terms } = values;
  send({ type: "edit-customer", patch: customer });
  send({ type: "choose-unit", unit: activation.unit === "KMH" ? "KMH" : "MPH" });
  for (const { id } of rows().slice(activation.devices.length)) send({ type: "remove-device", id });
  for (const [at, device] of activation.devices.entries()) {
    if (rows()[at] === undefined) send({ type: "add-device" });
    const id = rows()[at]?.id;
    if (id === undefined) continue;
    const { imei, device_name: name, servicePlan: service_plan_id } = device;
    send({ type: "edit-imei", id, text: imei });
    send({ type: "edit-device-name", id, name });
    send({ type: "choose-plan", id, plan: { ...UNPRICED, service_plan_id } });
  }
  send({ type: "choose-card", choice: "new" });
  send({ type: "edit-card", patch: payment, today: waypost.now() });
  send({ type: "accept-terms", accepted: terms.accepted });
  send({ type: "submit-all" });
}

/** A plan without a price: the confirmation loads the prices. */
const UNPRICED = {
  email_content: null,
  service_plan_name: null,
  price: null,
  duration: null,
};
