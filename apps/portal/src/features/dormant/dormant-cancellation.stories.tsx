import { fixtures } from "@waypost/sdk/testing";
import { again, pressed, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import DormantCancellationPage from "./DormantCancellationPage.tsx";

export default { title: "Flows / Dormant Cancellation" };

const row = rows["dormant-cancellation"];
const at = taskStories(DormantCancellationPage, "/dormant-cancellation", row);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

const { none, expiredToken } = fixtures["dormant.activated"];

export const NoDevices = at("form", { answers: { "dormant.activated": none } });
export const WithErrors = at("form", pressed);
export const Details = at("form", { next: stages(row, 1) });
export const TokenRefused = at("restoring", {
  answers: { "dormant.activated": { ...expiredToken, status: 401 } },
});
export const AppearsDone = at("unknown", {
  later: { "dormant.activated": none },
  next: again.next,
});
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
