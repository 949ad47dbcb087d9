import { randomBytes, randomUUID } from "node:crypto";
import type { PreparedTask } from "../tasks/prepared-task.ts";

/** A prepared task that a person can confirm once. */
export interface PendingConfirmation {
  /** The id that the model uses. */
  readonly id: string;
  /** The secret part of the page's address. Whoever has it can confirm. */
  readonly key: string;
  readonly task: PreparedTask;
  isDeclined: boolean;
}

interface Entry extends PendingConfirmation {
  readonly expiry: NodeJS.Timeout;
  /** A person was given the address. */
  isRequested: boolean;
}

/** How many tasks are kept for which nobody was asked yet. */
const MAX_NOT_REQUESTED = 20;
/** Milliseconds for which a task can be confirmed. */
const EXPIRES_AFTER_MS = 15 * 60_000;

/** The prepared tasks, each for a quarter of an hour. */
export class PendingConfirmations {
  readonly #entries = new Map<string, Entry>();

  /** Adds a task. If there are too many, the oldest one for which nobody was asked is removed. */
  add(task: PreparedTask): PendingConfirmation {
    const entry: Entry = {
      id: randomUUID(),
      key: randomBytes(32).toString("base64url"),
      task,
      isDeclined: false,
      isRequested: false,
      expiry: setTimeout(() => this.#remove(entry), EXPIRES_AFTER_MS).unref(),
    };
    this.#entries.set(entry.id, entry);
    const notRequested = [...this.#entries.values()].filter(({ isRequested }) => !isRequested);
    const [oldest] = notRequested;
    if (notRequested.length > MAX_NOT_REQUESTED && oldest !== undefined) this.#remove(oldest);
    return entry;
  }

  byId(id: string): PendingConfirmation | undefined {
    return this.#entries.get(id);
  }

  byKey(key: string): PendingConfirmation | undefined {
    return [...this.#entries.values()].find((entry) => entry.key === key);
  }

  /** Notes that a person gets the address, which is then valid for a quarter of an hour. */
  request(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.isRequested = true;
    entry.expiry.refresh();
  }

  /** Ends a task unless it was sent. */
  decline(pending: PendingConfirmation): void {
    if (pending.task.view().state !== "review") return;
    pending.isDeclined = true;
    pending.task.stop();
  }

  /** A task that was sent is kept, because its outcome may still be asked for. */
  #remove(entry: Entry): void {
    const isSent = !entry.isDeclined && entry.task.view().state !== "review";
    if (isSent) return;
    entry.task.stop();
    this.#entries.delete(entry.id);
  }
}
