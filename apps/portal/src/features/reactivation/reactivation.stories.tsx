import { reactivationSample } from "../../../workshop/sample-tasks.ts";
import { rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Reactivation" };

const at = taskStories(reactivationSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Preparing = at("preparing", { stage: 0 });
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const NoDevices = at("form", {
  data: {
    ...reactivationSample.data,
    listed: { ...reactivationSample.data.listed, devices: [] },
  },
});
export const PlanAndCard = at("form", { stage: 1 });
export const PlanAndCardWithErrors = at("form", rejected(reactivationSample, 1));
export const DetailsMissing = at("form", { stage: 1, details: {} });
export const Refused = at("form", {
  stage: 1,
  failure: { text: "Card declined : Your card was declined", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const PriceMissing = at("reviewing", { data: { ...reactivationSample.data, obd: [] } });
export const AppearsDone = at("unknown", { verdicts: { "imei:868000000000002": "applied" } });
export const DoneInADialog = at("done", { isDialogOpen: true });
