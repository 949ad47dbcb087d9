import { fixtures } from "@waypost/sdk/testing";
import { again, pressed, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import ReactivationPage from "./ReactivationPage.tsx";

export default { title: "Flows / Reactivation" };

const row = rows["reactivation"];
const at = taskStories(ReactivationPage, "/reactivation", row);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Preparing = at("preparing");
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
