import { useMessages } from "../use-messages.ts";
import { useRegistration } from "./use-registration.ts";

export interface Problem {
  /** Path of the field: `email`, `devices.<row id>.imei`. */
  readonly field: string;
  readonly text: string;
}

/** What a refused submit complains of, for an error summary. */
export function useProblems(): {
  readonly problems: readonly Problem[];
  /** Grows with each refused submit: the summary takes the focus then, and only then. */
  readonly refusals: number;
} {
  const say = useMessages();
  const problems = useRegistration((state) => state.problems);
  const refusals = useRegistration((state) => state.refusals);
  return {
    refusals,
    problems: Object.entries(problems).map(([field, code]) => ({ field, text: say(code) })),
  };
}

/** The message of one field, or `undefined`. */
export function useProblem(field: string): string | undefined {
  const say = useMessages();
  const code = useRegistration((state) => state.problems[field]);
  return code === undefined ? undefined : say(code);
}
