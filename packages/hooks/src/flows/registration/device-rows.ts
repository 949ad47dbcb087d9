import { withDevices, type DeviceDraft } from "../../rules/drafts.ts";
import { DEFAULT_PLANS, parsePlanId } from "../../rules/plans.ts";
import type { ChosenPlan } from "./events.ts";
import { to, withoutProblems } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { FieldProblems, RegistrationState } from "./state.ts";

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

/** Changes one row and clears the messages of the fields it touches. */
export function editRow(
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceDraft>,
  fields: readonly string[],
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const devices = state.activation.devices.map((device) =>
    device.id === id ? { ...device, ...changes } : device,
  );
  const touchesImei = fields.includes("imei");
  const cleared = fields.map((field) => `devices.${id}.${field}`);
  // A duplicate is marked at the later row: any edited IMEI may have cured it.
  const duplicates = touchesImei ? duplicatesOf(state.problems) : [];
  return to(
    state,
    {
      activation: withDevices(state.activation, devices),
      checking: touchesImei ? without(state.checking, id) : state.checking,
      problems: withoutProblems(state.problems, [...cleared, ...duplicates]),
    },
    ...effects,
  );
}

/** Asks the server about the IMEI of a row; a newer question ends the older one. */
export function checkRow(state: RegistrationState, id: string, text: string, imei: string) {
  const row = { ...NO_ERROR, imei: text };
  const next = editRow(state, id, row, ["imei"], {
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
) => editRow(state, id, { ...NOT_VALID, ...changes }, ["imei", "servicePlan"], ...effects);

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

const duplicatesOf = (problems: FieldProblems) =>
  Object.keys(problems).filter((field) => problems[field] === "imei.duplicate");
