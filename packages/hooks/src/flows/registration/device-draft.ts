import type { PlainCode } from "../../messages/messages.ts";
import { parsePlanId, type PlanIdOf } from "../../rules/plans/plans.ts";
import type { ActivationDraft, DeviceDraft } from "../../rules/registration/drafts.ts";
import type { ImeiCheck } from "../imei/imei-field.ts";
import type { Activation, DeviceRow } from "./state.ts";

/** A row from its stored draft. An IMEI without a verdict is checked when its step opens. */
export function rowOf(draft: DeviceDraft): DeviceRow {
  const { imei: text, device_model: model, category, error, errormessage, ...row } = draft;
  const check: ImeiCheck = errormessage
    ? { status: "invalid", reason: reasonOf(errormessage), canRetry: false }
    : category && !error
      ? { status: "valid", device: { model, category } }
      : text
        ? { status: "checking", isAsked: false, device: null }
        : { status: "empty" };
  return { ...row, imei: { text, check, wasLeft: false } };
}

const reasonOf = (text: string) =>
  text.startsWith("imei.") ? { code: text as PlainCode } : { text };

/** The draft of the rows, as it is stored and sent. A failed check is asked again after a reload. */
export const activationDraft = ({ unit, devices }: Activation): ActivationDraft => ({
  gpsdevices: `${devices.length}`,
  unit,
  devices: devices.map(({ imei: { text: imei, check }, ...row }) => {
    const { model, category } = check.status === "valid" ? check.device : NO_DEVICE;
    const reason = check.status === "invalid" && !check.canRetry ? check.reason : { text: "" };
    const errormessage = "code" in reason ? reason.code : reason.text;
    const error = errormessage !== "";
    return { ...row, imei, device_model: model, category, error, errormessage };
  }),
});

const NO_DEVICE = { model: "", category: "" };

/** The fields that the picker of plans highlights a plan by. */
export function highlighted(id: string): Partial<Pick<DeviceRow, "plantype" | "plantypeobd">> {
  const parts = parsePlanId(id);
  if (parts === null) return {};
  return parts.kind === "gps"
    ? { plantype: id as PlanIdOf<"gps"> }
    : { plantypeobd: id as PlanIdOf<"obd"> };
}
