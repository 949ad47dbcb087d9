import { fixtures } from "@waypost/sdk/testing";
import { again, refused, rows, stages, taskStories } from "../../../workshop/walked.tsx";
import CardUpdatePage from "./CardUpdatePage.tsx";

export default { title: "Flows / Card Update" };

const row = rows["card-update"];
const at = taskStories(CardUpdatePage, "/credit-card/update", row);

export const Restoring = at("restoring");
export const Form = at("form");
export const Preparing = at("preparing");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

const { mismatch, fault } = fixtures["cardUpdate.validateCard"];
const firstSix = stages(row, 1).slice(0, 1);

export const Mismatch = at("form", {
  answers: { "cardUpdate.validateCard": mismatch },
  next: firstSix,
});
export const NotChecked = at("form", {
  answers: { "cardUpdate.validateCard": fault },
  next: firstSix,
});
export const NewCard = at("form", { next: firstSix });
export const Refused = at("reviewing", refused(row));
export const AskedAgain = at("unknown", again);
