import { total } from "../../rules/plans/pricing.ts";
import { isNotApplied, isConclusive, type OpenOutcome } from "../payment/outcome.ts";
import { imeiOfSubject, imeiSubject } from "../payment/subjects.ts";
import { concerns } from "../payment/guard.ts";
import { FAMILY } from "./family.ts";
import type { RegistrationState } from "./state.ts";

/** The result of a read-back for one IMEI; `inUse` is `null` if it could not be read. */
export interface ReadBack {
  readonly imei: string;
  readonly inUse: boolean | null;
}

/** What the last read-back found; empty before, and if the devices are no longer known. */
export const foundOf = ({ asked, verdicts }: OpenOutcome): readonly ReadBack[] =>
  asked
    .flatMap(({ subjects }) => subjects)
    .filter((subject) => subject in verdicts)
    .map((subject) => {
      const verdict = verdicts[subject];
      const inUse = verdict === "unclear" ? null : verdict === "applied";
      return { imei: imeiOfSubject(subject), inUse };
    });

/** The read-back is final and found no IMEI in use: only then may the customer try again. */
export const nothingInUse = ({ name, outcome }: RegistrationState): boolean =>
  name === "unknown" && outcome !== null && isNotApplied(outcome);

/**
 * Whether a new registration can be started: after a success or, if no reply was received, once the
 * read-back has a result for every IMEI. IMEIs in use cannot be registered a second time.
 */
export const canStartOver = ({ name, outcome }: RegistrationState): boolean =>
  name === "registered" ||
  name === "partly-registered" ||
  (name === "unknown" && outcome !== null && isConclusive(outcome));

/** An attempt without a reply may have paid for one of these devices, or may be about any. */
export function isRepetition({ repeats, activation }: RegistrationState): boolean {
  const subjects = activation.devices.map(({ imei }) => imeiSubject(imei.text.trim()));
  return repeats.some((attempt) => concerns({ family: FAMILY, owner: "", subjects }, attempt));
}

/** The total billed today in USD; `null` while any price is unknown. */
export const totalOf = ({ activation }: RegistrationState): number | null =>
  total(activation.devices.map(({ price }) => price));
