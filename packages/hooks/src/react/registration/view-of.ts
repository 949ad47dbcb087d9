import type { Waypost } from "../../waypost.ts";
import { serverTextOf } from "../use-server-text.ts";
import type { Translate } from "../use-messages.ts";
import { actionsOf } from "./actions.ts";
import type { RegistrationParts } from "./registration-parts.ts";
import type { CommonView, RegistrationView } from "./registration-view.ts";

/** What a view is made with besides its parts. */
interface Tools {
  readonly run: CommonView["run"];
  readonly say: Translate;
  readonly waypost: Waypost;
  /** The code of the last step, once it has loaded. */
  readonly lastStep: typeof import("./last-step.ts") | undefined;
}

/** The registration as its page shows it: the parts of its state, with words and actions. */
export function viewOf(
  { shared, screen }: RegistrationParts,
  { run, say, waypost, lastStep }: Tools,
): RegistrationView {
  const { phase } = screen;
  const actions = actionsOf(run, waypost, phase);
  const { submit, back, submitAll, continueWithPassword, continueWithoutPassword } = actions;
  const serverText = serverTextOf(say);
  const common = { run, ...shared, submitAll };
  switch (phase) {
    case "restoring":
    case "checking-email":
      return { ...common, phase };
    case "email": {
      const { failure, hasLastReceipt } = screen;
      const text = failure && serverText(failure);
      return { ...common, phase, failure: text, hasLastReceipt, submit };
    }
    case "known-email":
    case "fetching-cards": {
      const { email } = screen;
      return { ...common, phase, email, continueWithPassword, continueWithoutPassword, back };
    }
    case "details":
      return { ...common, phase, email: screen.email, submit, back };
    case "devices":
    case "terms":
      return { ...common, phase, submit, back };
    case "payment":
    case "fetching-saved-cards":
    case "card-question": {
      const { failure, ...cards } = screen;
      const refusal = failure && { ...failure, text: serverText(failure.text) };
      return { ...common, ...cards, failure: refusal, continueWithPassword, submit, back };
    }
    default: {
      const tools = { say, serverText, waypost, actions };
      return lastStep?.lastStepView(screen, common, tools) ?? { ...common, phase: "restoring" };
    }
  }
}
