import { again, refused, rows, taskStories } from "../../../workshop/walked.tsx";
import DormantModePage from "./DormantModePage.tsx";

export default { title: "Flows / Activate Dormant" };

const row = rows["activate-dormant"];
const at = taskStories(DormantModePage, "/activate-dormantfee", row);

export const Restoring = at("restoring");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Unknown = at("unknown");
export const Done = at("done");

export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
