import type { ImeiCheck as ImeiReply } from "@waypost/sdk";
import { parsePlanId, planKind } from "../../rules/plans/plans.ts";
import { NO_PLAN } from "../../rules/registration/drafts.ts";
import { imeiTransition, type ImeiCheck, type ImeiVerdict } from "../imei/imei-field.ts";
import { editDevice, stay } from "./changes.ts";
import type { RegistrationTransition } from "./effects.ts";
import type { DeviceImeiEvent, HandlersOf } from "./events.ts";
import type { DeviceRow, RegistrationState } from "./state.ts";

/** The IMEI of each row: rows do not end each other's checks. */
export const deviceImeiHandlers: HandlersOf<DeviceImeiEvent> = {
  "edit-imei": onImei,
  "leave-imei": onImei,
  "imei-paused": onImei,
  "check-imei-again": onImei,
  "imei-checked": onImei,
};

/** Names the check of a row's IMEI: a newer one ends the older. */
export const checkKey = (id: string) => `imei:${id}`;

function onImei(state: RegistrationState, event: DeviceImeiEvent): RegistrationTransition {
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

/** Nobody types in any row any more: what the server says may show, and no check waits for a key. */
export function leaveImeis(state: RegistrationState): RegistrationTransition {
  const events = ["leave-imei", "imei-paused"] as const;
  return state.activation.devices
    .flatMap(({ id }) => events.map((type) => ({ type, id })))
    .reduce<RegistrationTransition>((before, event) => {
      const next = onImei(before.state, event);
      return { state: next.state, effects: [...before.effects, ...next.effects] };
    }, stay(state));
}

/** What the registration's check says of an IMEI. */
export const verdictOf = (reply: ImeiReply): ImeiVerdict =>
  reply.valid
    ? { status: "valid", device: { model: reply.model ?? "", category: reply.category } }
    : { status: "invalid", reason: { text: reply.message }, canRetry: false };
