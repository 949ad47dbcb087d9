import { planUpdateSample } from "../../../workshop/sample-plan-update.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Plan Update" };

const at = taskStories(planUpdateSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const NoDevices = at("form", { data: { ...planUpdateSample.data, devices: [] } });
export const WithErrors = at("form", rejected(planUpdateSample, 0));
export const NewPlan = at("form", { stage: 1 });
export const NewPlanWithErrors = at("form", {
  stage: 1,
  draft: { ...planUpdateSample.draft, servicePlan: "" },
  fieldErrors: { servicePlan: "servicePlan.required" },
});
export const SamePlan = at("reviewing", {
  draft: { ...planUpdateSample.draft, servicePlan: "plus_quarterly" },
});
export const PriceMissing = at("reviewing", { data: { ...planUpdateSample.data, gps: [] } });
export const Refused = at("form", {
  stage: 1,
  failure: { text: "The request was refused : Account is blocked", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const AppearsDone = at("unknown", { verdicts: { "imei:358000000000001": "applied" } });
export const DoneInADialog = at("done", { isDialogOpen: true });
