import { activateDormantSample, withoutChoice } from "../../../workshop/sample-dormant.ts";
import { taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Activate Dormant" };

const at = taskStories(activateDormantSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const ChoiceMissing = at("form", withoutChoice);
export const Refused = at("form", {
  stage: 0,
  failure: { text: "The request was refused : Account is blocked", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
