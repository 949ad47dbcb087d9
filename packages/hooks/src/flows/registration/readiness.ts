import { lostSecret, progressWithoutSecrets, type RegistrationStep } from "../../rules/gates.ts";
import type { RegistrationState } from "./state.ts";

/** The first step whose draft a registration still needs; `null` when Confirm may be pressed. */
export function missingStep(state: RegistrationState): RegistrationStep | null {
  const { customer, activation, payment, terms, progress } = state;
  if (customer.email === "" || (!progress.userexists && customer.password === "")) {
    return "customer-information";
  }
  const incomplete = activation.devices.some(
    ({ imei, servicePlan, category }) => imei === "" || servicePlan === "" || category === "",
  );
  if (activation.unit === "" || incomplete) return "activation-type";
  if (payment.token === "" && (payment.cardnumber === "" || payment.cvc === "")) {
    return "payment-method";
  }
  return terms.accepted ? null : "terms";
}

/** Lowers the gates that need a secret which is gone, and remembers which one to explain. */
export function lowered(state: RegistrationState): RegistrationState {
  const lost = lostSecret(state.progress, state.customer, state.payment);
  return lost === null
    ? state
    : { ...state, lost, progress: progressWithoutSecrets(state.progress, lost) };
}
