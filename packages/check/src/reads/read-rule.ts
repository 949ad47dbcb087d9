import type { Check, Checks } from "../check.ts";
import { missingReason, type Request, type Session } from "../session.ts";
import { valueAt } from "../scenario.ts";
import type { Fields } from "./body.ts";

/** The account and the devices that are read. A missing value is empty; see `needs`. */
export type Facts = ReturnType<typeof factsOf>;

/** `free` is the device of `devices.free` that is read. */
export function factsOf({ scenario: { customer = {}, devices = {} } }: Session, free = "") {
  const { id = "", email = "", password = "", firstSix = "", token = "" } = customer;
  const { gps = "", obd = "", cancelled = [] } = devices;
  const inUse = [gps, obd].filter((imei) => imei !== "");
  const dormant = devices.dormant === undefined ? [] : [devices.dormant];
  return { id, email, password, firstSix, token, gps, obd, inUse, cancelled, dormant, free };
}

/** A read and its expected reply. */
interface Read {
  readonly call: Request["call"];
  /**
   * - `refusal`: a 4xx status or `status: false`
   * - `answer`: this or a success, because the `message` contains the result
   * - By default a success: 200 and the documented body
   */
  readonly expect?: "refusal" | "answer";
  /** The field that contains the requested data. */
  readonly key?: string;
  /** True if the list under `key` must not be empty. */
  readonly needsRows?: boolean | undefined;
}

interface Question extends Read {
  /** Distinguishes the reads of a call, for example `obd`. Each one of a list is sent. */
  readonly variant?: string | readonly string[];
  /** The call that sells a variant. Without it an adapter is not asked for the variant. */
  readonly soldBy?: Readonly<Record<string, Request["call"]>>;
  /** Paths in the scenario, such as `devices.{variant}`. Without one of them the read is skipped. */
  readonly needs?: readonly string[];
  readonly ask?: (facts: Facts, variant: string) => Omit<Request, "call">;
  /** Without `problems`, the rule only requires the expected success or refusal. */
  readonly problems?: (
    reply: Fields,
    facts: Facts,
    more: { readonly body: unknown; readonly variant: string },
  ) => readonly string[];
}

/**
 * A read with the rule for the content of its reply. `sameRule` names the rule of another row. A
 * read with neither has only the rules for every reply.
 */
type ReadRule<Id extends string> = Question &
  (
    | (Check<Id> & { readonly sameRule?: never })
    | { readonly check?: never; readonly sameRule: NoInfer<Id> }
    | { readonly check?: never; readonly sameRule?: never }
  );

/** The rows of a table of reads, and their rules by name. */
interface ReadRules<Id extends string> {
  readonly rows: readonly ReadRule<Id>[];
  readonly checks: Checks<Id>;
}

export const readRules = <const Id extends string>(
  rows: readonly ReadRule<Id>[],
): ReadRules<Id> => ({
  rows,
  checks: Object.fromEntries(
    rows.flatMap((row) => (row.check === undefined ? [] : [[row.check, row]])),
  ) as never,
});

/** A read that is sent, or that is skipped for a reason. */
export interface ReadCase extends Read, Request {
  readonly variant?: string;
  readonly check?: Check | undefined;
  readonly problems?: (reply: Fields, body: unknown) => readonly string[];
  readonly skipped?: string | undefined;
}

/** Returns the reads of a table for the scenario of a session. */
export const casesOf = <Id extends string>(
  session: Session,
  { rows, checks }: ReadRules<Id>,
  facts: Facts = factsOf(session),
): ReadCase[] =>
  rows.flatMap(({ variant: variants, needs = [], soldBy, ask, problems, ...read }) =>
    [variants].flat().map((variant = ""): ReadCase => {
      const paths = needs.map((path) => path.replace("{variant}", variant));
      const missing = paths.find((path) => valueAt(session.scenario, path) === undefined);
      const isOffered = [read.call, soldBy?.[variant] ?? read.call].every(session.offers);
      // A vendor may sell devices of one kind only.
      const isSold = (variant !== "gps" && variant !== "obd") || facts[variant] !== "";
      const rule = read.check ?? read.sameRule;
      return {
        ...read,
        ...ask?.(facts, variant),
        needsRows: read.needsRows && isSold,
        check: rule && checks[rule],
        ...(variant !== "" && { variant }),
        ...(problems && {
          problems: (reply, body) => problems(reply, facts, { body, variant }),
        }),
        skipped: isOffered
          ? missing && missingReason(session, missing)
          : "the adapter has no function for it",
      };
    }),
  );
