import type { ImeiCheck as ImeiReply } from "@waypost/sdk";
import { parsePlanId, planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { NO_PLAN } from "../../rules/registration/drafts.ts";
import { imeiTransition, type ImeiState, type ImeiVerdict } from "../imei/imei-field.ts";
import { chain, stay } from "../engine/step.ts";
import { editDevice } from "./changes.ts";
import type { RegistrationTransition, DeviceImeiEvent } from "./events.ts";
import type { DeviceRow, RegistrationState } from "./state.ts";

/** The effect key for checks of a row's IMEI: a new check supersedes the previous one. */
export const checkKey = (id: string) => `imei:${id}`;

/** Handles an event of a row's IMEI field. Rows do not abort each other's checks. */
export function onImei(state: RegistrationState, event: DeviceImeiEvent): RegistrationTransition {
  const { id } = event;
  const row = state.form.activation.devices.find((device) => device.id === id);
  if (row === undefined) return stay(state);
  const { state: imei, effects } = imeiTransition(row.imei, event);
  if (imei === row.imei) return stay(state);
  const changes = { imei, ...(keepsPlan(row, imei.check) ? {} : NO_PLAN) };
  return editDevice(
    state,
    id,
    changes,
    ...effects.map((effect) => ({ ...effect, key: checkKey(id), id })),
  );
}

/**
 * True if a changed IMEI keeps the row's plan: until its check has a result, and afterwards if the
 * device is of the plan's kind.
 */
function keepsPlan(row: DeviceRow, check: ImeiState): boolean {
  if (check === row.imei.check || check.status === "checking") return true;
  if (check.status !== "valid") return false;
  return row.servicePlan === row[fieldOf(planKind(check.device.category))];
}

/**
 * Leaves all IMEI fields: pending checks start without the debounce, and their results are shown.
 */
export const leaveImeis = (state: RegistrationState): RegistrationTransition =>
  state.form.activation.devices
    .flatMap(({ id }) => (["leave-imei", "imei-paused"] as const).map((type) => ({ type, id })))
    .reduce<RegistrationTransition>(
      (before, event) => chain(before, (next) => onImei(next, event)),
      stay(state),
    );

/** The browser is online again: retries IMEI checks that failed. */
export const checkImeisAgain = (state: RegistrationState): RegistrationTransition =>
  state.form.activation.devices
    .filter(({ imei: { check } }) => check.status === "invalid" && check.canRetry)
    .reduce<RegistrationTransition>(
      (before, { id }) => chain(before, (next) => onImei(next, { type: "check-imei-again", id })),
      stay(state),
    );

/** The verdict for the reply to the registration's own IMEI check. */
export const checkedImei = (reply: ImeiReply): ImeiVerdict =>
  reply.valid
    ? { status: "valid", device: { model: reply.model ?? "", category: reply.category } }
    : { status: "invalid", reason: { text: reply.message }, canRetry: false };

/** The field of a row with the plan that the picker highlights for devices of a kind. */
const fieldOf = (kind: PlanKind) => (kind === "gps" ? "plantype" : "plantypeobd");

/**
 * The fields of a row in which the picker highlights the plan. An id that does not name its kind
 * belongs to the checked device's.
 */
export function highlighted(
  id: string,
  check?: ImeiState,
): Partial<Pick<DeviceRow, "plantype" | "plantypeobd">> {
  const checked = check?.status === "valid" ? planKind(check.device.category) : undefined;
  const kind = parsePlanId(id)?.kind ?? checked;
  return kind === undefined ? { plantype: id, plantypeobd: id } : { [fieldOf(kind)]: id };
}
