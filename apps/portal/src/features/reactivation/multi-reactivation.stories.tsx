import { multiReactivationSample } from "../../../workshop/sample-tasks.ts";
import { priced, rejected, taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Multi Reactivation" };

const at = taskStories(multiReactivationSample);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const NoDevices = at("form", {
  data: {
    ...multiReactivationSample.data,
    listed: { ...multiReactivationSample.data.listed, devices: [] },
  },
});
export const PlansAndCard = at("form", { stage: 1 });
export const PlansAndCardWithErrors = at("form", rejected(multiReactivationSample, 1));
export const Refused = at("form", {
  stage: 1,
  failure: { text: "Card declined : Your card was declined", isRefusal: true },
});
export const AskedAgain = at("reviewing", { question: { consentTo: ["sample"] } });
export const PriceMissing = at("reviewing", {
  data: { ...multiReactivationSample.data, obd: [] },
});
const { gps, obd } = multiReactivationSample.data;
const doublePriced = gps.map((plan) => ({ ...plan, price: 2 * (plan.price ?? 0) }));
export const PriceChanged = at(
  "reviewing",
  priced(multiReactivationSample, { gps: doublePriced, obd }),
);
export const PriceNotRead = at("reviewing", priced(multiReactivationSample, { gps, obd: null }));
export const AppearsDone = at("unknown", {
  verdicts: { "imei:358000000000002": "applied", "imei:868000000000002": "applied" },
});
export const DoneInADialog = at("done", { isDialogOpen: true });
