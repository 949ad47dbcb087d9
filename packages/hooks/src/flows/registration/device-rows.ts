import { withDevices, type DeviceDraft } from "../../rules/drafts.ts";
import { DEFAULT_PLANS, parsePlanId } from "../../rules/plans.ts";
import type { ChosenPlan } from "./events.ts";
import { remainingErrors } from "../field-errors.ts";
import { to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { deviceErrors } from "./field-errors.ts";
import type { RegistrationState } from "./state.ts";

/** Names the check of a row's IMEI: a newer one ends the older. */
export const checkKey = (id: string) => `imei:${id}`;

/** A row whose plan has to be chosen anew; the picker highlights the default. */
export const NO_PLAN = {
  servicePlan: "",
  price: null,
  duration: null,
  plan_name: "",
  plantype: DEFAULT_PLANS.gps,
  plantypeobd: DEFAULT_PLANS.obd,
} satisfies Partial<DeviceDraft>;

/** A row whose IMEI nothing speaks against. */
export const NO_ERROR = {
  error: false,
  errormessage: "",
  checkFailed: false,
} satisfies Partial<DeviceDraft>;

/** What an IMEI that is not valid takes with it. */
const NOT_VALID = {
  ...NO_PLAN,
  checkedImei: "",
  device_model: "",
  category: "",
  error: true,
  checkFailed: false,
} satisfies Partial<DeviceDraft>;

/** Changes the rows, and drops the messages that this has cured in whichever row. */
export function withRows(
  state: RegistrationState,
  changes: Partial<Pick<RegistrationState, "activation" | "checking">>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const next = { ...state, ...changes };
  const fieldErrors = remainingErrors(state.fieldErrors, () => deviceErrors(next));
  return to(next, { fieldErrors }, ...effects);
}

/** Changes one row; `checked` ends the wait for the answer about its IMEI. */
export function editRow(
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceDraft>,
  checked?: "checked",
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const devices = state.activation.devices.map((device) =>
    device.id === id ? { ...device, ...changes } : device,
  );
  return withRows(
    state,
    {
      activation: withDevices(state.activation, devices),
      checking: checked === undefined ? state.checking : without(state.checking, id),
    },
    ...effects,
  );
}

/** Asks the server about the IMEI of a row; a newer question ends the older one. */
export function checkRow(state: RegistrationState, id: string, text: string, imei: string) {
  const row = { ...NO_ERROR, imei: text };
  const next = editRow(state, id, row, "checked", {
    type: "check-imei",
    key: checkKey(id),
    id,
    imei,
  });
  return { ...next, state: { ...next.state, checking: [...next.state.checking, id] } };
}

/** A row whose IMEI is not valid; `changes` say why. */
export const invalidRow = (
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceDraft> & Pick<DeviceDraft, "errormessage">,
  ...effects: RegistrationEffect[]
) => editRow(state, id, { ...NOT_VALID, ...changes }, "checked", ...effects);

/** Whether this row still waits for the answer about this IMEI; a stale answer never wins. */
export const awaits = (state: RegistrationState, id: string, imei: string) =>
  state.checking.includes(id) &&
  state.activation.devices.some((device) => device.id === id && device.imei.trim() === imei);

export function planOf(plan: ChosenPlan): Partial<DeviceDraft> {
  const { service_plan_id: id, price, duration } = plan;
  const plan_name = plan.email_content ?? plan.service_plan_name ?? id;
  const parts = parsePlanId(id);
  const chosen = { servicePlan: id, price, duration, plan_name };
  if (parts === null) return chosen;
  return parts.kind === "gps"
    ? { ...chosen, plantype: id as DeviceDraft["plantype"] }
    : { ...chosen, plantypeobd: id as DeviceDraft["plantypeobd"] };
}

/** The list of rows under check, without this one. */
export const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
