import { fixtures } from "@waypost/sdk/testing";
import { again, pressed, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import MultiReactivationPage from "./MultiReactivationPage.tsx";

export default { title: "Flows / Multi Reactivation" };

const row = rows["multi-reactivation"];
const at = taskStories(MultiReactivationPage, "/multi-reactivation", row);

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
  answers: { "reactivation.devices": { body: { status: true, devices: [] } } },
});
export const PlansAndCard = at("form", { next: stages(row, 1) });
export const PlansAndCardWithErrors = at("form", { next: [...stages(row, 1), ...pressed.next] });
export const PriceMissing = at("reviewing", {
  answers: { "lookups.servicePlans": fixtures["lookups.servicePlans"].gps },
});
export const PriceChanged = at("reviewing", {
  later: { "lookups.servicePlans": fixtures["lookups.servicePlans"].obd },
  next: [{ type: "refetch" }],
});
export const PriceNotRead = at("reviewing", {
  later: { "lookups.servicePlans": fixtures["lookups.servicePlans"].fault },
  next: [{ type: "refetch" }],
});
export const AppearsDone = at("unknown", {
  later: { "reactivation.devices": { body: { status: true, devices: [] } } },
  next: again.next,
});
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
