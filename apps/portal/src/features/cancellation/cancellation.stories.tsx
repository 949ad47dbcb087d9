import { cancellationSample as sample } from "../../../workshop/sample-account.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Cancellation" };

const at = taskStories(sample);
const blank = sample.flow.task.initial(sample.input);
const untouched = { text: "", check: { status: "empty" }, wasLeft: false } as const;
const { imei } = sample.draft;

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const Empty = at("form", { draft: blank, imei: untouched });
export const WithErrors = at("form", { ...rejected(sample, 0), imei: untouched });
export const CheckingTheImei = at("form", {
  imei: { text: imei, check: { status: "checking", isAsked: true, device: null }, wasLeft: false },
});
export const InvalidImei = at("form", {
  imei: {
    text: imei,
    check: {
      status: "invalid",
      reason: { code: "cancellation.imeiInvalid" },
      canRetry: false,
    },
    wasLeft: true,
  },
});
export const ImeiNotChecked = at("form", {
  imei: {
    text: imei,
    check: {
      status: "invalid",
      reason: { code: "cancellation.imeiInvalid" },
      canRetry: true,
    },
    wasLeft: true,
  },
});
export const PhoneOfAnUnlikelyLength = at("form", { draft: { ...sample.draft, phone: "+1555" } });
export const Refused = at("form", {
  failure: { text: "Cancellation failed : No active subscription", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const DoneInADialog = at("done", { isDialogOpen: true });
