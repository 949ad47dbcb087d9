import { registration } from "../../../../../packages/hooks/src/flows/registration/flow.ts";
import type { RegistrationEvent } from "../../../../../packages/hooks/src/flows/registration/events.ts";
import { registrationLogic } from "../../../../../packages/hooks/src/flows/registration/logic.ts";
import { REGISTRATION_KEYS } from "../../../../../packages/hooks/src/flows/registration/start.ts";
import type { RegistrationState } from "../../../../../packages/hooks/src/flows/registration/state.ts";
import { registrationEvents } from "./registration-events.ts";
import { nothingKept, restored } from "./restored.ts";
import { filledIn } from "./registration-values.ts";
import { leadsOf } from "./walk.ts";

const phaseOf = ({ name }: RegistrationState) => name;

/** The registration, whose fields are all filled in from the start. */
export function registrationLeads() {
  const drafts: Readonly<Record<string, unknown>> = {
    [REGISTRATION_KEYS.customer]: filledIn.customer,
    [REGISTRATION_KEYS.activation]: filledIn.activation,
    [REGISTRATION_KEYS.payment]: filledIn.payment,
    [REGISTRATION_KEYS.terms]: filledIn.terms,
  };
  const withDrafts = (more: Readonly<Record<string, unknown>>) =>
    registration.start(undefined, {
      ...nothingKept,
      draft: (key) => ({ ...drafts, ...more })[key] ?? null,
    });
  const fresh = withDrafts({});
  // A reload has taken the saved cards, which the password shows again.
  const reloaded = {
    ...withDrafts({}),
    customerId: 7,
    savedCards: null,
    name: "payment" as const,
    visited: true,
    progress: {
      ...fresh.progress,
      userexists: true,
      movetoactivationpage: true,
      movetopaymentpage: true,
    },
  };
  const leads = leadsOf<RegistrationState, RegistrationEvent>({
    starts: [fresh, reloaded],
    phaseOf,
    eventsIn: registrationEvents,
    keyOf: differences,
    transition: (state, event) => registrationLogic.transition(state, event).state,
  });
  // An address leads from every step to all that are open, a submit of all parts to the last.
  const pressed = leads.filter(({ event }) => event !== "visit" && event !== "submit-all");
  return [restored(phaseOf(registration.start(undefined, null)), phaseOf(fresh)), ...pressed];
}

/** All that decides where an event leads; most of the rest is what was entered. */
const differences = ({
  name,
  visited,
  customer: { email, password, emailverified },
  payment: { cvc },
  progress: { userexists, topbar },
  savedCards,
  priceCheck,
  outcome,
  receipt,
  failure,
}: RegistrationState) => [
  [name, visited, email, password, emailverified, cvc, userexists, topbar],
  [savedCards, priceCheck?.status, priceCheck?.press, receipt?.outcome, failure?.isRejection],
  [outcome?.isSettled, outcome?.isTryingAgain, outcome?.canReadBack, outcome?.verdicts],
];
