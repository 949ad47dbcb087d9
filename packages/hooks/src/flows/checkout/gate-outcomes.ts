import type { Client, CallOptions } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import { isRecord } from "../engine/checks.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import { isGateKey, newGateKey } from "./gate-headers.ts";
import type { Ports } from "../engine/ports.ts";
import { closeAttempt } from "./guard.ts";
import type { Verdicts } from "./outcome.ts";

const OUTCOMES = ["accepted", "refused", "pending", "in-doubt", "never-arrived"] as const;

/** The outcome of one request, as the gate in front of the API knows it. */
export interface GateOutcome {
  readonly outcome: (typeof OUTCOMES)[number];
  /** The vendor's message. */
  readonly message: string | null;
  /** The vendor's error beside a success. */
  readonly error: string | null;
  /** The rows of an accepted registration. */
  readonly subscriptions: readonly Readonly<Record<string, unknown>>[];
}

/** The outcomes by attempt id. An attempt without an entry has no key that can be asked about. */
type GateOutcomes = ReadonlyMap<string, GateOutcome>;

const MAX_KEYS = 20;
const FIRST_PAUSE_MS = 2_000;
const READ_TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The part of an attempt by which a gate knows it. */
type Keyed = Pick<Attempt, "id" | "key" | "at">;

/** True if a gate can be asked for the outcome of this attempt. */
const canAsk = ({ clock, shared }: Attempts, { key, at }: Keyed): boolean =>
  Boolean(shared.gate) &&
  isGateKey(key) &&
  // An attempt without a readable time may be too old.
  Math.abs(clock.now().getTime() - Date.parse(at)) <= MAX_AGE_MS;

/**
 * Asks the gate what became of these attempts. Waits while a request is in progress, at most for
 * the client's timeout for writes. Returns `null` if there is no gate.
 * @throws errors of the SDK if the gate cannot be reached
 */
async function askGate(
  { client, attempts }: { readonly client: Client; readonly attempts: Attempts },
  asked: readonly Keyed[],
  signal: CallSignal,
): Promise<GateOutcomes | null> {
  const known = asked.filter((attempt) => canAsk(attempts, attempt)).slice(0, MAX_KEYS);
  if (known.length === 0) return null;
  let waited = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await fetchOutcomes(client, gateBody(attempts, known), signal);
    if (found === null) return null;
    const isPending = found.some((one) => one?.outcome === "pending");
    if (!isPending || waited + pause > client.writeTimeout || signal.aborted) {
      return new Map(
        known.flatMap(({ id }, at) => {
          const outcome = found[at];
          return outcome === undefined ? [] : [[id, outcome] as const];
        }),
      );
    }
    await delay(pause, signal);
    waited += pause;
  }
}

/** The keys, and their ages in seconds, by which a gate notices that it has lost its store. */
const gateBody = ({ clock }: Attempts, asked: readonly Keyed[]) => ({
  keys: asked.map(({ key }) => key),
  ages: asked.map(({ at }) => {
    const seconds = Math.ceil((clock.now().getTime() - Date.parse(at)) / 1000);
    // The clock was set back, so the age is not known.
    return seconds < 0 ? null : seconds;
  }),
});

async function fetchOutcomes(
  client: Client,
  question: ReturnType<typeof gateBody>,
  signal: CallSignal,
): Promise<readonly (GateOutcome | undefined)[] | null> {
  try {
    const options = { signal, timeout: READ_TIMEOUT_MS };
    const reply = await client.request("POST /gate/outcomes", question, options);
    const outcomes = isRecord(reply) ? reply["outcomes"] : undefined;
    return Array.isArray(outcomes) ? outcomes.map(parseOutcome) : null;
  } catch (error) {
    if (isWaypostError(error, "http") && error.status === 404) return null;
    throw error;
  }
}

function parseOutcome(row: unknown): GateOutcome | undefined {
  if (!isRecord(row)) return undefined;
  const outcome = OUTCOMES.find((one) => one === row["outcome"]);
  const list = row["subscriptions"];
  const subscriptions = Array.isArray(list) ? list.filter(isRecord) : [];
  const { message, error } = row as { message?: unknown; error?: unknown };
  return outcome && { outcome, message: textOf(message), error: textOf(error), subscriptions };
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

/** The answer of a gate about attempts with an unknown outcome. */
interface GateAnswer {
  /**
   * The outcome of the only attempt, if this tab sent it and the vendor accepted or refused it. The
   * page then shows it like a reply that arrived.
   */
  readonly reply: GateOutcome | null;
  /** The verdicts about attempts whose outcome the gate knows. */
  readonly verdicts: Verdicts;
  /** The attempts whose outcome has to be read back from the API, as without a gate. */
  readonly remaining: readonly Attempt[];
  /** True if a later question can have another answer. */
  readonly canAskAgain: boolean;
}

/** Asks the gate, and closes the attempts that were refused or never arrived. */
export async function gateAnswer(
  ports: Ports,
  asked: readonly Attempt[],
  signal: CallSignal,
): Promise<GateAnswer> {
  let outcomes: GateOutcomes | null;
  try {
    outcomes = await askGate(ports, asked, signal);
  } catch {
    return { reply: null, verdicts: {}, remaining: asked, canAskAgain: true };
  }
  const [only, ...others] = asked;
  const first = only && outcomes?.get(only.id);
  const reply = first && others.length === 0 && isOfThisTab(only) && isReply(first) ? first : null;
  const verdicts: Record<string, Verdicts[string]> = {};
  for (const { id, subjects } of asked) {
    const verdict = verdictOf(outcomes?.get(id));
    if (verdict === null) continue;
    for (const subject of subjects) verdicts[subject] = verdict;
    if (verdict === "not-applied" || reply !== null) closeAttempt(ports.attempts, id, { verdict });
  }
  const at = (id: string) => outcomes?.get(id);
  return {
    reply,
    verdicts,
    remaining: asked.filter(({ id }) => verdictOf(at(id)) === null),
    canAskAgain: asked.some(({ id }) => at(id)?.outcome === "pending"),
  };
}

const isOfThisTab = ({ origin }: Attempt): boolean => origin !== "other-window";

const isReply = ({ outcome }: GateOutcome): boolean =>
  outcome === "accepted" || outcome === "refused";

function verdictOf(found: GateOutcome | undefined): "applied" | "not-applied" | null {
  switch (found?.outcome) {
    case "accepted":
      return "applied";
    case "refused":
    case "never-arrived":
      return "not-applied";
    default:
      return null;
  }
}

/**
 * Sends a write that is harmless to repeat and has no attempt. With a gate it gets a key, and after
 * a lost reply the gate is asked. Returns `null` if the reply arrived, otherwise what the gate knows.
 * @throws the error of the call, if there is no gate or its answer does not decide
 */
export async function sendWithKey(
  { client, attempts }: Pick<Ports, "client" | "attempts">,
  signal: CallSignal,
  call: (options?: CallOptions) => Promise<unknown>,
): Promise<GateOutcome | null> {
  const key = attempts.shared.gate ? newGateKey() : undefined;
  const at = attempts.clock.now().toISOString();
  try {
    await call(key === undefined ? undefined : { headers: { "Idempotency-Key": `"${key}"` } });
    return null;
  } catch (error) {
    if (key === undefined || !isWaypostError(error, "unknown-outcome")) throw error;
    const outcomes = await askGate({ client, attempts }, [{ id: key, key, at }], signal).catch(
      () => null,
    );
    const found = outcomes?.get(key);
    if (found === undefined || UNDECIDED.has(found.outcome)) throw error;
    return found;
  }
}

const UNDECIDED: ReadonlySet<GateOutcome["outcome"]> = new Set(["pending", "in-doubt"]);
