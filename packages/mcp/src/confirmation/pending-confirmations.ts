import { randomBytes, randomUUID } from "node:crypto";
import type { PreparedTask } from "../tasks/prepared-task.ts";

/** A prepared task that a person can confirm once. */
export interface PendingConfirmation {
  /** The id that the model uses. */
  readonly id: string;
  /** The secret part of the page's address. Anyone who has it can confirm. */
  readonly key: string;
  readonly task: PreparedTask;
  isDeclined: boolean;
}

interface Entry extends PendingConfirmation {
  readonly expiry: NodeJS.Timeout;
  /** True if the address was shown to a person. */
  isRequested: boolean;
}

/** The maximum number of tasks without a requested confirmation. */
const MAX_NOT_REQUESTED = 20;
/** How long a task can be confirmed. */
const EXPIRES_AFTER_MS = 15 * 60_000;

/** Stores the prepared tasks for 15 minutes. */
export class PendingConfirmations {
  readonly #entries = new Map<string, Entry>();

  /** Adds a task. If there are too many, removes the oldest one without a requested confirmation. */
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

  /** Marks a task as shown to a person, and extends its expiry to 15 minutes from now. */
  request(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.isRequested = true;
    entry.expiry.refresh();
  }

  /** Declines a task unless it was sent. */
  decline(pending: PendingConfirmation): void {
    if (pending.task.view().state !== "review") return;
    pending.isDeclined = true;
    pending.task.stop();
  }

  /** Removes a task unless it was sent: the model may still ask for its outcome. */
  #remove(entry: Entry): void {
    const isSent = !entry.isDeclined && entry.task.view().state !== "review";
    if (isSent) return;
    entry.task.stop();
    this.#entries.delete(entry.id);
  }
}
