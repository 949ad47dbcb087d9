import { payDormantFeeSample } from "../../../workshop/sample-dormant.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Pay Dormant Fee" };

const at = taskStories(payDormantFeeSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const WithErrors = at("form", rejected(payDormantFeeSample, 0));
export const Refused = at("form", {
  failure: { text: "Card declined : Your card was declined", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
