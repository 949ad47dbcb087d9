import type { CallOptions } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import { askGate, type GateOutcome } from "./gate-outcomes.ts";
import { newGateKey } from "./gate-key.ts";

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
