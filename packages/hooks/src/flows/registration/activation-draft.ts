import type { ActivationDraft } from "../../rules/registration/drafts.ts";
import type { Activation } from "./state.ts";

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
