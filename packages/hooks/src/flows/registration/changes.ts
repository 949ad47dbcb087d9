import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { FieldProblems, RegistrationState } from "./state.ts";

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

/**
 * The complaints of a refused submit that still hold after an edit. What else is wrong by now
 * waits for the next submit: nobody is told off in the middle of a word.
 */
export function stillWrong(
  problems: FieldProblems,
  complaints: () => FieldProblems,
): FieldProblems {
  const before = Object.entries(problems);
  if (before.length === 0) return problems;
  const now = complaints();
  const left = before.filter(([field, code]) => now[field] === code);
  return left.length === before.length ? problems : Object.fromEntries(left);
}
