import type { CheckId } from "./catalogue/catalogue.ts";

/** What came of a check: of one call, or of all that it is about. */
export interface Result {
  readonly check: CheckId;
  /** Such as `GET /info/countries`; null where the check is about many calls. */
  readonly call: string | null;
  readonly outcome: "holds" | "finding" | "not-tried";
  /** What was seen, or why it was not tried. Empty where the check holds. */
  readonly details: readonly string[];
}

/** Something that is worth knowing and no fault. */
export interface Note {
  readonly about: string;
  readonly text: string;
}

export interface Results {
  /** It holds if there are no problems. */
  readonly judge: (check: CheckId, call: string | null, problems: readonly string[]) => void;
  readonly skip: (check: CheckId, call: string | null, reason: string) => void;
  readonly note: (about: string, text: string) => void;
  readonly list: () => readonly Result[];
  readonly notes: () => readonly Note[];
}

/** The most details of one result. */
const MOST = 100;

/**
 * Collects results. Several about one check and call become one, the worst. `clean` makes each text
 * fit for the report.
 */
export function createResults(clean: (text: string) => string): Results {
  const results = new Map<string, Result>();
  const notes = new Map<string, Note>();

  function add(result: Result): void {
    const key = `${result.check} ${result.call ?? ""}`;
    const before = results.get(key);
    if (!before || rank(result) > rank(before)) results.set(key, result);
    else if (rank(result) === rank(before)) {
      const details = [...new Set([...before.details, ...result.details])];
      results.set(key, { ...before, details });
    }
  }

  return {
    judge(check, call, problems) {
      const details = problems.slice(0, MOST).map(clean);
      const rest = problems.length - details.length;
      if (rest > 0) details.push(`and ${rest} more`);
      add({ check, call, outcome: details.length > 0 ? "finding" : "holds", details });
    },
    skip: (check, call, reason) =>
      add({ check, call, outcome: "not-tried", details: [clean(reason)] }),
    note: (about, text) => void notes.set(`${about} ${text}`, { about, text: clean(text) }),
    list: () => [...results.values()],
    notes: () => [...notes.values()],
  };
}

const RANKS = { "not-tried": 0, holds: 1, finding: 2 };

const rank = ({ outcome }: Result) => RANKS[outcome];
