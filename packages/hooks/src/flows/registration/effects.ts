import type { CardsRequest, CustomerId, RegistrationPayload } from "@waypost/sdk";
import type { MessageCode } from "../../messages/messages.ts";
import type { RegistrationStep } from "../../rules/gates.ts";
import type { Transition } from "../flow.ts";
import type { FieldProblems, RegistrationState } from "./state.ts";

/** What a transition of the registration can ask for. */
export type RegistrationEffect =
  /** `redirect` replaces the address that was refused, so that Back does not lead to it again. */
  | { type: "go"; step: RegistrationStep; customerId?: CustomerId; redirect?: true }
  | {
      type: "notify";
      tone: "error" | "success";
      code: MessageCode;
      params?: Readonly<Record<string, string>>;
    }
  | { type: "cancel"; key: string }
  | { type: "check-email"; key: "email"; email: string }
  | { type: "fetch-cards"; key: "cards"; request: CardsRequest }
  /** A newer country ends the read of an older one; the same country is read once. */
  | { type: "load-states"; country: string }
  | { type: "load-prices"; key: "prices" }
  | { type: "check-imei"; key: string; id: string; imei: string }
  | { type: "register"; payload: RegistrationPayload }
  | { type: "read-back"; key: "read-back"; imeis: readonly string[] };

export type RegistrationTransition = Transition<RegistrationState, RegistrationEffect>;

/** The state with changes, and the effects they ask for. */
export function to(
  state: RegistrationState,
  changes: Partial<RegistrationState>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  return { state: { ...state, ...changes }, effects };
}

/** Nothing happens: the event does not belong to this state. */
export const stay = (state: RegistrationState): RegistrationTransition => ({ state, effects: [] });

/** A refused submit: the messages show and the summary takes the focus. */
export const refuse = (state: RegistrationState, problems: FieldProblems): RegistrationTransition =>
  to(state, { problems, refusals: state.refusals + 1 });

/** Messages in the order in which a page shows their fields; others stay behind. */
export function inOrder(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  const entries = Object.entries(problems);
  const known = fields.flatMap((field) => entries.filter(([name]) => name === field));
  const others = entries.filter(([name]) => !fields.includes(name));
  return Object.fromEntries([...known, ...others]);
}

/** The messages that remain once these fields were edited. */
export function withoutProblems(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  if (!fields.some((field) => field in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
