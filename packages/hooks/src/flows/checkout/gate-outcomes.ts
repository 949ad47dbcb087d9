import type { Client } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import { isRecord } from "../engine/checks.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import { isGateKey } from "./gate-key.ts";

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
export type GateOutcomes = ReadonlyMap<string, GateOutcome>;

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
export async function askGate(
  { client, attempts }: { readonly client: Client; readonly attempts: Attempts },
  asked: readonly Keyed[],
  signal: CallSignal,
): Promise<GateOutcomes | null> {
  const known = asked.filter((attempt) => canAsk(attempts, attempt)).slice(0, MAX_KEYS);
  if (known.length === 0) return null;
  let waited = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await fetchOutcomes(client, questionOf(attempts, known), signal);
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
const questionOf = ({ clock }: Attempts, asked: readonly Keyed[]) => ({
  keys: asked.map(({ key }) => key),
  ages: asked.map(({ at }) => {
    const seconds = Math.ceil((clock.now().getTime() - Date.parse(at)) / 1000);
    // The clock was set back, so the age is not known.
    return seconds < 0 ? null : seconds;
  }),
});

async function fetchOutcomes(
  client: Client,
  question: ReturnType<typeof questionOf>,
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
