import { dormantCancellationSample } from "../../../workshop/sample-dormant.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Dormant Cancellation" };

const at = taskStories(dormantCancellationSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const NoDevices = at("form", { data: { devices: [] } });
export const WithErrors = at("form", rejected(dormantCancellationSample, 0));
export const Details = at("form", { stage: 1 });
export const TokenRefused = at("load-failed", {
  failure: { text: "Signature has expired", isRefusal: true, needsLogin: true },
});
export const Refused = at("form", {
  stage: 1,
  failure: { text: "The request was refused : Account is blocked", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const AppearsDone = at("unknown", { verdicts: { "imei:358000000000005": "applied" } });
export const DoneInADialog = at("done", { isDialogOpen: true });
