import { again, pressed, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import PlanUpdatePage from "./PlanUpdatePage.tsx";

export default { title: "Flows / Plan Update" };

const row = rows["plan-update"];
const at = taskStories(PlanUpdatePage, "/device-plan/update", row);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const NoDevices = at("form", { answers: { "planUpdate.devices": { body: [] } } });
export const WithErrors = at("form", pressed);
export const NewPlan = at("form", { next: stages(row, 1) });
export const NewPlanWithErrors = at("form", { next: [...stages(row, 1), ...pressed.next] });
export const AppearsDone = at("unknown", {
  later: {
    "planUpdate.devices": {
      body: [{ imei_no: "350000000000001", activated_plan_id: "plus_quarterly", category: "gps" }],
    },
  },
  next: again.next,
});
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
