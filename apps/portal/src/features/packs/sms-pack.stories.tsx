import { smsSample } from "../../../workshop/sample-tasks.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Sms Pack" };

const at = taskStories(smsSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const WithErrors = at("form", rejected(smsSample, 0));
export const NothingOffered = at("form", { data: { packs: [], country: "US" } });
export const Refused = at("form", {
  failure: { text: "The request was refused : Account is blocked", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const DoneInADialog = at("done", { isDialogOpen: true });
