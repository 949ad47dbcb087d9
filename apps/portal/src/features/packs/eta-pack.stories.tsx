import { again, pressed, refused, rows, taskStories } from "../../../workshop/walked.tsx";
import EtaPackPage from "./EtaPackPage.tsx";

export default { title: "Flows / Eta Pack" };

const row = rows["eta-pack"];
const at = taskStories(EtaPackPage, "/activate-etapack", row);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Unknown = at("unknown");
export const Done = at("done");

export const WithErrors = at("form", pressed);
export const NothingOffered = at("form", {
  answers: { "lookups.servicePlans": { body: { status: true, plans: [] } } },
});
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
