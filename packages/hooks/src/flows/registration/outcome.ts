import { isConclusive, isNotApplied, type OpenOutcome } from "../checkout/outcome.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
import type { RegistrationState } from "./state.ts";

/** The result of a read-back for one IMEI; `inUse` is `null` if it is not known. */
export interface ReadBack {
  readonly imei: string;
  readonly inUse: boolean | null;
}

/** The results of the last read-back; empty before it, and if the devices are no longer known. */
export const foundOf = ({ asked, verdicts }: OpenOutcome): readonly ReadBack[] =>
  asked
    .flatMap(({ subjects }) => subjects)
    .filter((subject) => subject in verdicts)
    .map((subject) => {
      const verdict = verdicts[subject];
      const inUse = verdict === "unclear" ? null : verdict === "applied";
      return { imei: imeiOfSubject(subject), inUse };
    });

/** True if the final read-back found no IMEI in use. Only then may the customer retry. */
export const nothingInUse = ({ screen }: RegistrationState): boolean =>
  screen.phase === "unknown" && isNotApplied(screen.outcome);

/**
 * True after a success or, without a reply, once the read-back has a result for every IMEI. IMEIs
 * in use cannot be registered again.
 */
export const canStartOver = ({ screen }: RegistrationState): boolean =>
  screen.phase === "done" || (screen.phase === "unknown" && isConclusive(screen.outcome));
