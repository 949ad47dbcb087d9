import { again, pressed, refused, rows, taskStories } from "../../../workshop/walked.tsx";
import DormantModePage from "./DormantModePage.tsx";

export default { title: "Flows / Pay Dormant Fee" };

const row = rows["pay-dormant-fee"];
const at = taskStories(DormantModePage, "/pay-dormantfee", row);

export const Restoring = at("restoring");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Unknown = at("unknown");
export const Done = at("done");

export const WithErrors = at("form", pressed);
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
