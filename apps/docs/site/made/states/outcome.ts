import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeScreen,
} from "../../../../../packages/hooks/src/flows/payment/outcome.ts";
import { attempt, outcomeEvents } from "./samples.ts";
import { leadsOf } from "./walk.ts";

/** The outcome of requests whose reply was lost. */
export const outcomeLeads = () =>
  leadsOf<OutcomeScreen, OutcomeEvent>({
    starts: [openOutcome([attempt], true), openOutcome([attempt], false)].map(screenOf),
    phaseOf: ({ phase }) => phase,
    eventsIn: () => [...outcomeEvents(attempt.subjects), { type: "try-again" }],
    transition: (screen, event) => screenOf(outcomeTransition(screen, event) ?? screen),
  });

const screenOf = ({ phase, outcome }: OutcomeScreen): OutcomeScreen => ({ phase, outcome });
