import { cardUpdateSample as sample } from "../../../workshop/sample-account.ts";
import { taskStories } from "../../../workshop/task-stories.tsx";

export default { title: "Flows / Card Update" };

const at = taskStories(sample);
const blank = sample.flow.task.initial(sample.input);

export const Restoring = at("restoring");
export const Loading = at("loading");
export const LoadFailed = at("load-failed");
export const Form = at("form", { draft: blank });
export const Preparing = at("preparing", { stage: 0 });
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

export const Mismatch = at("form", {
  draft: { ...blank, firstSix: "555555" },
  fieldErrors: { firstSix: "cardUpdate.mismatch" },
});
export const NotChecked = at("form", {
  draft: { ...blank, firstSix: "424242" },
  fieldErrors: { firstSix: "cardUpdate.mismatch" },
  failure: { text: "Something Went Wrong", isRefusal: false },
});
export const NewCard = at("form", { stage: 1 });
export const NewCardWithErrors = at("form", {
  stage: 1,
  fieldErrors: { billingAddress: "billingAddress.required", cvc: "cvc.required" },
  submitCount: 1,
});
export const Refused = at("form", {
  stage: 1,
  failure: { text: "Card declined : Your card was declined", isRefusal: true },
});
export const UnknownAfterAReload = at("unknown", { requests: {} });
export const AppearsDone = at("unknown", { verdicts: { card: "applied" } });
export const DoneInADialog = at("done", { isDialogOpen: true });
