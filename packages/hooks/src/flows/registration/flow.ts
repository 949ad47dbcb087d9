import type { Flow } from "../engine/flow.ts";
import type { RegistrationEffect, RegistrationEvent } from "./events.ts";
import {
  openAttempt,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationState,
} from "./state.ts";
import { REGISTRATION_KEYS, start } from "./start.ts";

/**
 * The registration of up to four devices by a new or an existing customer. Its logic is a separate
 * chunk, so that the first page can show before it has loaded.
 */
export const registration: Flow<void, RegistrationState, RegistrationEvent, RegistrationEffect> = {
  name: "registration",
  identity: () => "",
  start: (_input, saved, page) => start(saved, page?.phoneRule),
  keys: Object.values(REGISTRATION_KEYS),
  preview: previewRegistration,
  onLifecycle: (moment) => ({ type: `page-${moment}` }),
  isBusy: ({ screen }) => screen.phase === "sending",
  // The account page needs the receipt and its token, which are in memory only.
  outlivesPages: true,
  canReset: (state) => openAttempt(state) === null,
  logic: async () => (await import("./logic.ts")).registrationLogic,
};

/**
 * Returns the state with an edit that is still queued. Validation runs once the flow has loaded.
 */
function previewRegistration(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState {
  type Part = "customer" | "activation" | "payment" | "terms";
  const { form } = state;
  const change = <Key extends Part>(part: Key, changes: Partial<RegistrationForm[Key]>) => ({
    ...state,
    form: { ...form, [part]: { ...form[part], ...changes } },
  });
  switch (event.type) {
    case "edit-customer":
      return change("customer", event.patch);
    case "edit-card":
      return change("payment", event.patch);
    case "accept-terms":
      return change("terms", { accepted: event.accepted });
    case "choose-unit":
      return change("activation", { unit: event.unit });
    case "edit-imei":
    case "edit-device-name": {
      const edited = (row: DeviceRow) =>
        event.type === "edit-imei"
          ? { ...row, imei: { ...row.imei, text: event.text } }
          : { ...row, device_name: event.name };
      const { devices } = form.activation;
      return change("activation", {
        devices: devices.map((row) => (row.id === event.id ? edited(row) : row)),
      });
    }
    default:
      return state;
  }
}
