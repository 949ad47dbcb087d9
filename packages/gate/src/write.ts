import { refusalAnswer, vendorAnswer, type Answer } from "./answer.ts";
import { ForwardError, type Forwarder, type Outgoing } from "./forward.ts";
import type { InFlight } from "./in-flight.ts";
import { fingerprint, hashOfKey, seal, unseal } from "./store/seal.ts";
import type { Row, Store } from "./store/store.ts";
import { replayed, storedOutcome, toStored, type StoredReply } from "./stored-reply.ts";
import { writeKindOf } from "./write-kind.ts";
import type { Refusal, WriteRequest } from "./write-request.ts";

/** A request that is not a write, such as a card check. */
export interface OtherRequest {
  readonly method: string;
  /** The path without the query, in canonical form. */
  readonly path: string;
  /** The parsed JSON of the calls that guess a password or ask for outcomes; otherwise undefined. */
  readonly body: unknown;
  readonly client: string;
}

/** The checks before a request is forwarded. */
export interface GateRules {
  /** Returns the reason not to forward a request that is not a write. */
  limit(request: OtherRequest): Promise<Refusal | null>;
  /** Runs the work when no other write about the same subjects is running. */
  inLane(request: WriteRequest, work: () => Promise<Answer>): Promise<Answer | "busy">;
  /** Returns the reason not to forward the write. Called inside the lane. */
  problem(request: WriteRequest): Promise<Refusal | null>;
}

/** A write and the bytes to forward. */
export interface IncomingWrite extends Outgoing {
  readonly request: WriteRequest;
  readonly body: Uint8Array;
}

interface Parts {
  readonly store: Store;
  readonly forwarder: Forwarder;
  readonly inFlight: InFlight;
  readonly rules: Pick<GateRules, "inLane" | "problem">;
  readonly now: () => number;
}

const message = {
  otherBody: "This idempotency key was used for another request. Nothing was sent.",
  inDoubt: "There is no reply. The request may have been carried out, and is not sent again.",
  expired: "The reply to this request was deleted. The request is not sent again.",
  buried: "This request was asked about before it arrived. It is not sent.",
  unavailable: "The service cannot be reached. Nothing was sent.",
  noStore: "The service is not available. Nothing was sent.",
  busy: "Another request about the same is running. Nothing was sent.",
};

const inDoubt = (status: number, text = message.inDoubt): Answer =>
  refusalAnswer({ code: "in-doubt", status, message: text });

const unavailable = (text: string): Answer =>
  refusalAnswer({ code: "unavailable", status: 424, message: text });

/** Creates the function that takes one write from request to reply. It never throws. */
export function createWriter(parts: Parts): (write: IncomingWrite) => Promise<Answer> {
  const { store, forwarder, inFlight, rules, now } = parts;

  async function perform(write: IncomingWrite, print: string): Promise<Answer> {
    const { request } = write;
    const { key } = request;
    const keyHash = key === null ? null : hashOfKey(key);
    try {
      const row = keyHash === null ? null : await store.find(keyHash);
      if (row) return answerFrom(row, key ?? "", print);
      const answer = await rules.inLane(request, async () => {
        const problem = await rules.problem(request);
        return problem ? refusalAnswer(problem) : forward(write, keyHash, print);
      });
      if (answer !== "busy") return answer;
      return refusalAnswer({
        code: "limited",
        status: 429,
        message: message.busy,
        headers: { "Retry-After": "2" },
      });
    } catch {
      // Everything that may fail after the write was sent is caught in `forward`.
      return unavailable(message.noStore);
    }
  }

  /** Stores that the write is sent, sends it, and stores the reply. */
  async function forward(write: IncomingWrite, keyHash: string | null, print: string) {
    const { key, call, owner, subjects, consents } = write.request;
    if (keyHash !== null) {
      const { operation } = call;
      const row = { keyHash, at: now(), request: print, operation, owner, subjects, consents };
      const existing = await store.claim(row);
      if (existing) return answerFrom(existing, key ?? "", print);
    }
    const start = performance.now();
    try {
      const reply = await forwarder.write(write);
      const vendorMs = performance.now() - start;
      if (keyHash !== null && key !== null) {
        const outcome = storedOutcome(writeKindOf(call.operation), reply);
        const sealed = seal(key, JSON.stringify(toStored(reply)));
        // The client still gets the reply. Without a stored one, the row is in doubt later.
        await store.finish(keyHash, { outcome, httpStatus: reply.status, sealed }).catch(() => {});
      }
      return vendorAnswer(reply, vendorMs);
    } catch (error) {
      const vendorMs = performance.now() - start;
      if (error instanceof ForwardError && !error.mayHaveArrived) {
        if (keyHash !== null) await store.release(keyHash).catch(() => {});
        return { ...unavailable(message.unavailable), vendorMs };
      }
      if (keyHash !== null) await store.giveUp(keyHash).catch(() => {});
      return { ...inDoubt(error instanceof ForwardError && error.isTimeout ? 504 : 502), vendorMs };
    }
  }

  return (write) => {
    const { request, method, path } = write;
    const { key } = request;
    if (key === null) return inFlight.start(null, "", () => perform(write, ""));
    const keyHash = hashOfKey(key);
    const print = fingerprint(key, method, path, request.body);
    const running = inFlight.find(keyHash);
    if (!running) return inFlight.start(keyHash, print, () => perform(write, print));
    if (running.request !== print) return Promise.resolve(otherBody());
    return running.answer.then((answer) => secondAnswer(answer, keyHash, key, print));
  };

  /** The answer to a second request that waited for the first one: the stored reply. */
  async function secondAnswer(first: Answer, keyHash: string, key: string, print: string) {
    if (first.result !== "forwarded") return first;
    const row = await store.find(keyHash).catch(() => null);
    return row ? answerFrom(row, key, print) : inDoubt(409);
  }
}

const otherBody = (): Answer =>
  refusalAnswer({ code: "other-body", status: 422, message: message.otherBody });

/** The reply to a second request with the key of a stored row. */
function answerFrom(row: Row, key: string, print: string): Answer {
  if (row.state === "tombstone")
    return refusalAnswer({ code: "never-forwarded", status: 410, message: message.buried });
  if (row.request !== null && row.request !== print) return otherBody();
  if (row.state !== "done") return inDoubt(409);
  if (row.reply === null) return inDoubt(409, message.expired);
  return replayed(JSON.parse(unseal(key, row.reply)) as StoredReply);
}
