import type { Check } from "./check.ts";

/** The result of a check for one call or for many calls. */
export interface Result {
  /** The name of the check. */
  readonly check: string;
  /** A call such as `GET /info/countries`, or null if the check is about many calls. */
  readonly call: string | null;
  readonly outcome: "passed" | "finding" | "skipped";
  /** The problems, or the reason why the check was skipped. Empty if it passed. */
  readonly details: readonly string[];
}

/** An observation that is not a problem. */
export interface Note {
  readonly about: string;
  readonly text: string;
}

export interface Results {
  /** Records a result. The check passes if there are no problems. */
  readonly record: (check: Check, call: string | null, problems: readonly string[]) => void;
  /** Records a problem if the condition is false. */
  readonly require: (check: Check, call: string, condition: boolean, problem: string) => void;
  readonly skip: (check: Check, call: string | null, reason: string) => void;
  /** Adds a sentence that stands before everything else. */
  readonly headline: (text: string) => void;
  readonly headlines: () => readonly string[];
  readonly note: (about: string, text: string) => void;
  readonly list: () => readonly Result[];
  readonly notes: () => readonly Note[];
}

/** The maximum number of details of a result. */
const MAX_DETAILS = 100;

/**
 * Collects results. Results for the same check and call are merged: the worst outcome wins.
 * `clean` removes secrets from each text. Results for calls of `notOffered` are skipped.
 */
export function createResults(
  clean: (text: string) => string,
  notOffered: readonly string[] = [],
): Results {
  const results = new Map<string, Result>();
  const notes = new Map<string, Note>();
  const headlines: string[] = [];

  function add(given: Result): void {
    const isOffered = given.call === null || !notOffered.includes(given.call);
    const result: Result = isOffered
      ? given
      : {
          check: "status",
          call: given.call,
          outcome: "skipped",
          details: ["the adapter has no function for it"],
        };
    const key = `${result.check} ${result.call ?? ""}`;
    const previous = results.get(key);
    if (!previous || rank(result) > rank(previous)) results.set(key, result);
    else if (rank(result) === rank(previous)) {
      const details = [...new Set([...previous.details, ...result.details])];
      results.set(key, { ...previous, details });
    }
  }

  const record: Results["record"] = ({ check }, call, problems) => {
    const details = problems.slice(0, MAX_DETAILS).map(clean);
    const rest = problems.length - details.length;
    if (rest > 0) details.push(`and ${rest} more`);
    add({ check, call, outcome: details.length > 0 ? "finding" : "passed", details });
  };

  return {
    record,
    require: (check, call, condition, problem) => record(check, call, condition ? [] : [problem]),
    skip: ({ check }, call, reason) =>
      add({ check, call, outcome: "skipped", details: [clean(reason)] }),
    headline: (text) => void headlines.push(clean(text)),
    headlines: () => headlines,
    note: (about, text) => void notes.set(`${about} ${text}`, { about, text: clean(text) }),
    list: () => [...results.values()],
    notes: () => [...notes.values()],
  };
}

/** Returns results that put this label, such as the category that was read, before each problem. */
export function labelled(results: Results, label = ""): Results {
  if (label === "") return results;
  const record: Results["record"] = (check, call, problems) => {
    const texts = problems.map((problem) => `${label}: ${problem}`);
    results.record(check, call, texts);
  };
  const require: Results["require"] = (check, call, condition, problem) =>
    record(check, call, condition ? [] : [problem]);
  return { ...results, record, require };
}

const OUTCOME_RANK = { skipped: 0, passed: 1, finding: 2 };

const rank = ({ outcome }: Result) => OUTCOME_RANK[outcome];
