import type { ImeiCheck as ImeiReply } from "@waypost/sdk";
import { parsePlanId, planKind, type PlanIdOf } from "../../rules/plans/plans.ts";
import { NO_PLAN } from "../../rules/registration/drafts.ts";
import { imeiTransition, type ImeiCheck, type ImeiVerdict } from "../imei/imei-field.ts";
import { chain, editDevice, stay } from "./changes.ts";
import type { RegistrationTransition, DeviceImeiEvent } from "./events.ts";
import type { DeviceRow, RegistrationState } from "./state.ts";

/** Names the check of a row's IMEI: a newer one ends the older. */
export const checkKey = (id: string) => `imei:${id}`;

/** The IMEI of a row. Rows do not end each other's checks. */
export function onImei(state: RegistrationState, event: DeviceImeiEvent): RegistrationTransition {
  const { id } = event;
  const row = state.activation.devices.find((device) => device.id === id);
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

/** A plan stays until the answer to a changed IMEI, and after it where the device is of its kind. */
function keepsPlan({ imei, servicePlan }: DeviceRow, check: ImeiCheck): boolean {
  if (check === imei.check || check.status === "checking") return true;
  return (
    check.status === "valid" && parsePlanId(servicePlan)?.kind === planKind(check.device.category)
  );
}

/** Ends the typing in every row: no check waits for a key, and the server's answers show. */
export const leaveImeis = (state: RegistrationState): RegistrationTransition =>
  state.activation.devices
    .flatMap(({ id }) => (["leave-imei", "imei-paused"] as const).map((type) => ({ type, id })))
    .reduce((before, event) => chain(before, (next) => onImei(next, event)), stay(state));

/** There is a network again: IMEIs that could not be checked are checked once more. */
export const checkImeisAgain = (state: RegistrationState): RegistrationTransition =>
  state.activation.devices
    .filter(({ imei: { check } }) => check.status === "invalid" && check.canRetry)
    .reduce(
      (before, { id }) => chain(before, (next) => onImei(next, { type: "check-imei-again", id })),
      stay(state),
    );

/** The verdict of the registration's own check. */
export const verdictOf = (reply: ImeiReply): ImeiVerdict =>
  reply.valid
    ? { status: "valid", device: { model: reply.model ?? "", category: reply.category } }
    : { status: "invalid", reason: { text: reply.message }, canRetry: false };

/** The fields that the picker of plans highlights a plan by. */
export function highlighted(id: string): Partial<Pick<DeviceRow, "plantype" | "plantypeobd">> {
  const parts = parsePlanId(id);
  if (parts === null) return {};
  return parts.kind === "gps"
    ? { plantype: id as PlanIdOf<"gps"> }
    : { plantypeobd: id as PlanIdOf<"obd"> };
}
