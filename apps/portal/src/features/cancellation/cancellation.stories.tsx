import { fixtures } from "@waypost/sdk/testing";
import { again, pressed, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import CancellationPage from "./CancellationPage.tsx";

export default { title: "Flows / Cancellation" };

const row = rows["cancellation"];
const at = taskStories(CancellationPage, "/cancellation", row);

export const Restoring = at("restoring");
export const Form = at("form");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Unknown = at("unknown");
export const Done = at("done");

const edit = (patch: object) => ({ type: "edit", patch, today: new Date() }) as const;
const { invalid, fault } = fixtures["cancellation.validateImei"];
const filled = { next: [...stages(row, 1).slice(0, 1), { type: "leave-imei" }] } as const;

export const WithErrors = at("form", pressed);
export const InvalidImei = at("form", {
  ...filled,
  answers: { "cancellation.validateImei": invalid },
});
export const ImeiNotChecked = at("form", {
  ...filled,
  answers: { "cancellation.validateImei": fault },
});
export const PhoneOfAnUnlikelyLength = at("form", { next: [edit({ phone: "+1555" })] });
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
