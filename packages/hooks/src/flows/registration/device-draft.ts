import type { PlainCode } from "../../messages/messages.ts";
import type { DeviceDraft } from "../../rules/registration/drafts.ts";
import type { ImeiState } from "../imei/imei-field.ts";
import type { DeviceRow } from "./state.ts";

/** Restores a row from its draft. An unchecked IMEI is checked when its step opens. */
export function rowOf(draft: DeviceDraft): DeviceRow {
  const { imei: text, device_model: model, category, error, errormessage, ...row } = draft;
  const check: ImeiState = errormessage
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
