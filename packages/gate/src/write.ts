import { setTimeout as delay } from "node:timers/promises";
import { refusalAnswer, refuse, vendorAnswer, type Answer } from "./answer.ts";
import { ForwardError, type Forwarder, type Outgoing, type VendorReply } from "./forward.ts";
import type { Log } from "./log.ts";
import { handleOf } from "./repeats.ts";
import { fingerprint, hashOfKey, seal, unseal } from "./store/seal.ts";
import { laneOfKey } from "./store/sql-store.ts";
import { BusyError, type Orders, type Row, type Store } from "./store/store.ts";
import { replayed, storedOutcome, toStored, type StoredReply } from "./stored-reply.ts";
import { LINK_NEEDED, refusal, type Refusal, type WriteRequest } from "./write-request.ts";

/** A write and the bytes to forward. */
export interface IncomingWrite extends Outgoing {
  readonly request: WriteRequest;
  /** Called in the lanes of the write, before it is sent. It never rejects. */
  readonly prepare?: () => Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, "inLanes">;
  readonly forwarder: Forwarder;
  /** Returns the reason not to forward a write with a key. Called inside its lanes. */
  readonly problemOf: (request: WriteRequest, orders: Orders) => Promise<Refusal | null>;
  /** A write with a key waits this long for its lanes, in milliseconds. */
  readonly waitMs: number;
  readonly log: Log;
}

/** A client without a key waits this long for its lanes, in milliseconds. */
const WAIT_WITHOUT_KEY_MS = 10_000;

/** The client gets the reply after this time, stored or not, in milliseconds. */
const STORE_LIMIT_MS = 5000;

/** A reply that could not be stored is tried again, for about ten minutes. */
const STORE_TRIES = 14;
const MAX_PAUSE_MS = 60_000;

const AGAIN = { "Retry-After": "2" };

const message = {
  otherBody: "This idempotency key was used for another request. This one was not sent.",
  inDoubt: "There is no reply. The request may have been carried out, and is not sent again.",
  expired: "There is no reply any more. The request is not sent again.",
  buried: "This request was asked about before it arrived. It is not sent.",
  unavailable: "The service cannot be reached. Nothing was sent.",
  noStore: "The service is not available. Nothing was sent.",
  busy: "Another request about the same is running. Nothing was sent.",
  running: "Another request with this key or about the same is running. Ask for the outcome.",
  unknown: "The service is not available. Ask for the outcome of the request.",
};

/**
 * The lanes of a write: its key, and the things it is about. They belong to its customer, so that a
 * stranger who writes about the same device is not in the way.
 */
const lanesOf = ({ call, key, owner, subjects }: WriteRequest): string[] => {
  const whose = owner || call.operation;
  const own = key === null ? [] : [laneOfKey(hashOfKey(key))];
  return [...own, ...subjects.map((subject) => `order ${whose} ${subject}`)];
};

/** Creates the function that takes one write from request to reply. */
export function createWriter({ store, forwarder, problemOf, waitMs, log }: Parts) {
  const running = new Set<Promise<unknown>>();

  async function answer(write: IncomingWrite): Promise<Answer> {
    const { request, method, path } = write;
    const { key, body } = request;
    const order = key === null ? null : orderOf(key, fingerprint(key, method, path, body));
    try {
      const finished = order && (await answerFinished(order));
      if (finished) return finished;
      const wait = order ? waitMs : WAIT_WITHOUT_KEY_MS;
      return await store.inLanes(lanesOf(request), wait, (orders) =>
        order ? answerOrder(write, { ...order, orders }) : forward(write, null),
      );
    } catch (error) {
      // Everything that may fail after the write was sent is caught in `forward`.
      const isBusy = error instanceof BusyError;
      // Nobody knows whether an earlier request with the key was sent.
      if (order && isBusy) return refuse("in-doubt", message.running, AGAIN);
      if (order) return refuse("in-doubt", message.unknown, AGAIN, 503);
      return isBusy
        ? refuse("limited", message.busy, AGAIN)
        : refuse("unavailable", message.noStore);
    }
  }

  /** Answers a key that is not on its way, without a lane. Null if it is, or has no row. */
  const answerFinished = (order: Order) =>
    store.inLanes([], 0, async ({ find }) => {
      const row = await find(order.keyHash);
      return row && row.state !== "sent" ? answerFrom(row, order) : null;
    });

  /** Answers a write with a key, inside its lanes. @throws if the store or the lane is lost */
  async function answerOrder(write: IncomingWrite, order: LanedOrder): Promise<Answer> {
    const { call, owner, subjects, consents, link } = write.request;
    const { keyHash, print, orders } = order;
    const row = await orders.find(keyHash);
    if (row) return answerFrom(row, order);

    async function claim(): Promise<Refusal | null> {
      const problem = await problemOf(write.request, orders);
      if (problem) return problem;
      const { operation } = call;
      const added = { keyHash, request: print, operation, owner, subjects, consents, link };
      return (await orders.claim(added)) ? null : LINK_NEEDED;
    }
    const problem = await claim().catch(() => refusal("unavailable", message.noStore));
    if (problem === null) return forward(write, order);
    // Nothing was sent, if the lane was not lost in the meantime.
    const found = await orders.find(keyHash);
    return found ? answerFrom(found, order) : refusalAnswer(problem);
  }

  /** Sends a write, and stores the reply to one with a key. It never throws. */
  async function forward(write: IncomingWrite, order: LanedOrder | null): Promise<Answer> {
    await write.prepare?.();
    const start = performance.now();
    try {
      const reply = await forwarder.write(write);
      const vendorMs = performance.now() - start;
      if (order) await settle(order, write.request, reply, log);
      return vendorAnswer(reply, vendorMs);
    } catch (error) {
      const vendorMs = performance.now() - start;
      const { keyHash = "", orders } = order ?? {};
      if (error instanceof ForwardError && !error.mayHaveArrived) {
        await orders?.release(keyHash).catch(() => {});
        return { ...refuse("unavailable", message.unavailable), vendorMs };
      }
      await orders?.giveUp(keyHash).catch(() => {});
      const status = error instanceof ForwardError && error.isTimeout ? 504 : 502;
      return { ...refuse("in-doubt", message.inDoubt, {}, status), vendorMs };
    }
  }

  return {
    /** Answers a write. It goes on if its client leaves, and never throws. */
    write: (write: IncomingWrite): Promise<Answer> => {
      const answered = answer(write).finally(() => running.delete(answered));
      running.add(answered);
      return answered;
    },
    /** Resolves when all writes have ended. */
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

interface Order {
  readonly key: string;
  readonly keyHash: string;
  /** The fingerprint of its request. */
  readonly print: string;
}

interface LanedOrder extends Order {
  readonly orders: Orders;
}

const orderOf = (key: string, print: string): Order => ({ key, keyHash: hashOfKey(key), print });

/** Stores the reply. If that takes long or fails, it goes on in the background. */
async function settle(
  { key, keyHash, orders }: LanedOrder,
  { call }: WriteRequest,
  reply: VendorReply,
  log: Log,
) {
  const outcome = storedOutcome(call.kind, reply);
  const sealed = seal(key, JSON.stringify(toStored(reply)));
  const store = async () => {
    const contradicts = await orders.settle(keyHash, { outcome, httpStatus: reply.status, sealed });
    const problem = `The vendor's reply contradicts the finding about ${handleOf(keyHash)}.`;
    if (contradicts) log({ event: "failure", problem });
  };
  async function tryAgain(tries: number): Promise<void> {
    await delay(Math.min(1000 * 2 ** tries, MAX_PAUSE_MS), undefined, { ref: false });
    await store().catch(() => (tries + 1 < STORE_TRIES ? tryAgain(tries + 1) : undefined));
  }
  const stored = store().catch(() => void tryAgain(1));
  await Promise.race([stored, delay(STORE_LIMIT_MS, undefined, { ref: false })]);
}

/** The reply to a second request with the key of a stored row. */
function answerFrom(row: Row, { key, print }: Order): Answer {
  if (row.state === "tombstone") return refuse("never-forwarded", message.buried);
  if (row.request !== null && row.request !== print) return refuse("other-body", message.otherBody);
  if (row.state !== "done") return refuse("in-doubt", message.inDoubt);
  if (row.reply === null) return refuse("in-doubt", message.expired);
  return replayed(JSON.parse(unseal(key, row.reply)) as StoredReply);
}
