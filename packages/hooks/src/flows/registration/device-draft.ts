import type { ActivationDraft, DeviceDraft } from "../../rules/drafts.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { ImeiCheck } from "../imei-field.ts";
import type { Activation, DeviceRow } from "./state.ts";

/** A row from its stored draft. A check that had no answer has to be asked for again. */
export const rowOf = ({ imei: text, ...draft }: DeviceDraft): DeviceRow => {
  const { device_model: model, category, error, errormessage, ...row } = draft;
  const imei = text.trim();
  const check: ImeiCheck = error
    ? { status: "invalid", reason: reasonOf(errormessage), canRetry: false }
    : category
      ? { status: "valid", imei, device: { model, category } }
      : imei
        ? { status: "checking", imei, isAsked: false, device: null }
        : { status: "empty" };
  return { ...row, imei: { text, check, wasLeft: false } };
};

// Everything but a code of the catalogue is the server's own text.
const reasonOf = (message: string) =>
  /^imei\.\w+$/.test(message) ? { code: message as PlainCode } : { text: message };

/** The draft of a row. Of a check without an answer, and of one that failed, nothing is kept. */
export const draftOf = ({ imei: { text, check }, ...row }: DeviceRow): DeviceDraft => {
  const { model = "", category = "" } = check.status === "valid" ? check.device : {};
  const reason = check.status === "invalid" && !check.canRetry ? check.reason : { text: "" };
  const errormessage = "code" in reason ? reason.code : reason.text;
  return { ...row, imei: text, device_model: model, category, error: !!errormessage, errormessage };
};

/** The stored draft of the activation step. */
export const activationDraft = ({ unit, devices }: Activation): ActivationDraft => ({
  gpsdevices: `${devices.length}`,
  unit,
  devices: devices.map(draftOf),
});
