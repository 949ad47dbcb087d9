import { randomBytes, randomUUID } from "node:crypto";
import type { PreparedTask } from "../tasks/prepared-task.ts";

/** A task that was prepared and may be confirmed once. */
export interface Case {
  /** What the model calls it. */
  readonly id: string;
  /** What only the person's browser knows: whoever has it can confirm. */
  readonly key: string;
  readonly task: PreparedTask;
  /** A person has pressed a button. */
  decision: "none" | "confirmed" | "declined";
}

const MAX_CASES = 20;
/** Milliseconds for which a task waits for its person. */
const PATIENCE = 15 * 60_000;

/** The prepared tasks, each for a quarter of an hour. */
export class Desk {
  readonly #cases = new Map<string, Case>();

  /** Keeps a task; the oldest that nobody has confirmed makes room. */
  add(task: PreparedTask): Case {
    const one: Case = {
      id: randomUUID(),
      key: randomBytes(32).toString("base64url"),
      task,
      decision: "none",
    };
    this.#cases.set(one.id, one);
    setTimeout(() => this.#forget(one), PATIENCE).unref();
    const waiting = [...this.#cases.values()].filter(({ decision }) => decision !== "confirmed");
    if (waiting.length > MAX_CASES && waiting[0] !== undefined) this.#forget(waiting[0]);
    return one;
  }

  byId(id: string): Case | undefined {
    return this.#cases.get(id);
  }

  byKey(key: string): Case | undefined {
    return [...this.#cases.values()].find((one) => one.key === key);
  }

  /** Ends a task that is not on its way. */
  decline(one: Case): void {
    if (one.task.view().state !== "review") return;
    one.decision = "declined";
    one.task.stop();
  }

  /** What was sent stays, because its outcome may still be asked for. */
  #forget(one: Case): void {
    if (one.decision === "confirmed" && one.task.view().state !== "review") return;
    one.task.stop();
    this.#cases.delete(one.id);
  }
}
