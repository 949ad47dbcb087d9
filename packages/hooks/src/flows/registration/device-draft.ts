import type { PlainCode } from "../../messages/messages.ts";
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

/** The stored draft of the activation step. A failed check is asked again after a reload. */
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
