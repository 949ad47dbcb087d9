import type { RegistrationEvent } from "./events.ts";
import type { RegistrationState } from "./state.ts";

/** What an edit will show; its rules apply once the code of the flow is here. */
export function previewRegistration(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState {
  const { customer, payment, activation } = state;
  switch (event.type) {
    case "edit-customer":
      return { ...state, customer: { ...customer, ...event.patch } };
    case "edit-card":
      return { ...state, payment: { ...payment, ...event.patch } };
    case "accept-terms":
      return { ...state, terms: { accepted: event.accepted } };
    case "choose-unit":
      return { ...state, activation: { ...activation, unit: event.unit } };
    case "edit-imei":
    case "edit-device-name": {
      const change = (row: (typeof activation.devices)[number]) =>
        event.type === "edit-imei"
          ? { ...row, imei: { ...row.imei, text: event.text } }
          : { ...row, device_name: event.name };
      const devices = activation.devices.map((row) => (row.id === event.id ? change(row) : row));
      return { ...state, activation: { ...activation, devices } };
    }
    default:
      return state;
  }
}
