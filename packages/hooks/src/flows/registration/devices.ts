import { normalizeIdentifier } from "@waypost/sdk/pure";
import { addressQuery, addressRoute } from "../../rules/address.ts";
import { imeiFromPaste } from "../../rules/devices/pasted-imei.ts";
import { placeImeis } from "../../rules/devices/scanned-imei.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import { MAX_DEVICES, newDevice } from "../../rules/registration/drafts.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chain, change, stay } from "../engine/step.ts";
import { accountWith, changeDevices, deviceErrors, editDevice, rejectSubmit } from "./changes.ts";
import { rowOf } from "./start.ts";
import { checkKey, highlighted, leaveImeis, onImei } from "./device-imei.ts";
import type { DeviceImeiEvent, RegistrationTransition, EventOf } from "./events.ts";
import { stepOfRoute } from "./path.ts";
import { toNext, toPrevious } from "./steps.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState } from "./state.ts";

export const chooseUnit = (state: RegistrationState, { unit }: EventOf<"choose-unit">) =>
  changeDevices(state, { unit });

export function addDevice(state: RegistrationState): RegistrationTransition {
  const { activation } = state.form;
  const { devices } = activation;
  if (devices.length >= MAX_DEVICES) return stay(state);
  const id = String(Math.max(0, ...devices.map((device) => Number(device.id))) + 1);
  return change(state, {
    activation: { ...activation, devices: [...devices, rowOf(newDevice(id))] },
  });
}

export function removeDevice(
  state: RegistrationState,
  { id }: EventOf<"remove-device">,
): RegistrationTransition {
  const { devices } = state.form.activation;
  const rest = devices.filter((device) => device.id !== id);
  if (rest.length === 0 || rest.length === devices.length) return stay(state);
  return changeDevices(state, { devices: rest }, { type: "cancel", key: checkKey(id) });
}

export const nameDevice = (state: RegistrationState, event: EventOf<"edit-device-name">) =>
  editDevice(state, event.id, { device_name: event.name });

export function choosePlan(
  state: RegistrationState,
  { id, plan }: EventOf<"choose-plan">,
): RegistrationTransition {
  const { service_plan_id: servicePlan, price, duration } = plan;
  const row = state.form.activation.devices.find((device) => device.id === id);
  const isChosen = row?.servicePlan === servicePlan && row.price !== null;
  // A price in the question changes only by a read of the question, which then points it out.
  if (state.screen.phase === "reviewing" && isChosen) return stay(state);
  const name = { plan_name: planName({ plan }), ...highlighted(servicePlan, row?.imei.check) };
  return editDevice(state, id, { servicePlan, price, duration, ...name });
}

/**
 * Enters an IMEI. A bar-code scanner may type a second one into a full field: that gets a row of
 * its own, and the first one stays.
 */
export function editImei(
  state: RegistrationState,
  event: DeviceImeiEvent & { type: "edit-imei" },
): RegistrationTransition {
  const { id, text } = event;
  const [, first, second] = /^(\d{15})(\d{15})$/.exec(normalizeIdentifier(text)) ?? [];
  if (first === undefined || second === undefined) return onImei(state, event);
  const { state: kept, effects } = onImei(state, { ...event, text: first });
  const [place] = placeImeis(kept.form.activation.devices, id, [second]);
  if (place?.row === null) return onImei(state, event);
  return chain({ state: kept, effects }, (next) =>
    scanImeis(next, { type: "scan-imeis", id, imeis: [second] }),
  );
}

/** Enters IMEIs that a camera has read, each in its own row. */
export const scanImeis = (state: RegistrationState, { id, imeis }: EventOf<"scan-imeis">) =>
  placeImeis(state.form.activation.devices, id, imeis)
    .filter(({ isKnown }) => !isKnown)
    .reduce<RegistrationTransition>(
      (before, { imei, row }) => chain(before, (next) => fillRow(next, row, imei)),
      stay(state),
    );

/**
 * The `imei` in an address of the start page, with one IMEI or several separated by commas; "" if
 * there is none or it was entered before. The address stays, and a reload keeps the rows as they are.
 */
export function newImeisIn({ givenImeis }: RegistrationForm, address: string): string {
  const route = addressRoute(address);
  const isStart = route === "/" || stepOfRoute(route) === "customer-information";
  const text = (isStart && addressQuery(address, "imei", () => true)) || "";
  return text === givenImeis ? "" : text;
}

/** Enters the IMEIs of a link in empty rows and new ones, and reports what was not entered. */
export function enterGivenImeis(
  state: RegistrationState,
  { address }: EventOf<"given-imeis">,
): RegistrationTransition {
  const givenImeis = newImeisIn(state.form, address);
  if (givenImeis === "") return stay(state);
  const parts = givenImeis.split(",").map(imeiFromPaste).filter(Boolean);
  const imeis = parts.filter((part) => /^\d{15}$/.test(part));
  const places = placeImeis(state.form.activation.devices, null, imeis);
  const notices = [
    ...(imeis.length < parts.length ? (["devices.notAnImei"] as const) : []),
    ...(places.some(({ row }) => row === null) ? (["devices.tooMany"] as const) : []),
  ].map((code) => ({ type: "notify", tone: "error", code }) as const);
  return chain(change(state, { givenImeis }, ...notices), (next) =>
    scanImeis(next, { type: "scan-imeis", id: null, imeis }),
  );
}

function fillRow(before: RegistrationState, row: number | null, text: string) {
  if (row === null) return stay(before);
  const isNew = row >= before.form.activation.devices.length;
  const { state } = isNew ? addDevice(before) : stay(before);
  const id = state.form.activation.devices[row]?.id;
  if (id === undefined) return stay(state);
  return onImei(state, { type: "edit-imei", id, text });
}

/** Previous. An existing customer returns to the e-mail address and password. */
export function backToCustomer({
  form,
  screen,
}: RegistrationIn<"devices">): RegistrationTransition {
  const { account, customer, wizard } = form;
  const before = wizard.isKnown === true && account.backup !== null ? account.backup : customer;
  const restored = { ...form, ...accountWith(form, { backup: null }), customer: before };
  return toPrevious({ form: restored, screen });
}

export const submitDevices = (before: RegistrationIn<"devices">): RegistrationTransition =>
  chain(leaveImeis(before), (state) => {
    const fieldErrors = deviceErrors(state.form);
    return hasErrors(fieldErrors) ? rejectSubmit(state, fieldErrors) : toNext(state);
  });
