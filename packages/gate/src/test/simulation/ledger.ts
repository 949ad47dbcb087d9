import { handleOf, REPEAT_MS } from "../../repeats.ts";
import { hashOfKey } from "../../store/seal.ts";
import { DAY, MINUTE, SECOND, trace, world, type Process } from "./world.ts";

// The reference model: a ledger that sees everything at once, and what it would have answered.

type VendorOutcome = "accepted" | "refused" | "in-doubt";
type Outcome = VendorOutcome | "pending" | "never-arrived";
type VendorText = readonly [status: number, outcome: VendorOutcome, text: string];

/** A reply of a gate. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An order of a client, and all that happened to it. */
export interface Order {
  readonly key: string;
  readonly subject: string;
  readonly link: string | undefined;
  readonly createdAt: number;
  /** The totals to which the customer agreed. */
  readonly agreed: Set<number>;
  /** The handles of the orders that the customer agreed to repeat. */
  readonly repeats: Set<string>;
  bodies: number;
  /** The time of the last request about it. */
  startedAt: number;
  /** The gates that work on it, with the number of requests. */
  readonly open: Map<Process, number>;
  sentAt: number | undefined;
  sentBy: Process | undefined;
  seenAt: number;
  reply: VendorText | undefined;
  delivered: VendorOutcome | undefined;
  found: "accepted" | "refused" | undefined;
  /** Findings of which nobody knows whether they were stored. */
  readonly maybe: Set<VendorOutcome>;
  hasFailed: boolean;
  isAsked: boolean;
  isBuried: boolean;
}

/** The content of a request, and the time of its arrival. */
interface Asked {
  readonly start: number;
  readonly repeats: readonly string[];
  readonly agreed: number;
}

/** The time after a fault in which it still has consequences. */
const AFTERMATH = 3 * MINUTE;

/** A reply leaves this long after its lanes were free for others, at most. */
const LEAVING = SECOND;

export const ledger = {
  orders: new Map<string, Order>(),
  wrong: [] as string[],
  prices: [] as (readonly [time: number, price: number])[],
  limitMs: 0,
  questions: new Set<() => void>(),

  reset(limitMs: number): void {
    Object.assign(this, { wrong: [], limitMs, prices: [] });
    this.orders.clear();
    this.questions.clear();
  },

  order(key: string, subject: string, link?: string): Order {
    const order: Order = {
      key,
      subject,
      link,
      createdAt: world.now,
      agreed: new Set(),
      repeats: new Set(),
      bodies: 1,
      startedAt: world.now,
      open: new Map(),
      sentAt: undefined,
      sentBy: undefined,
      seenAt: world.now,
      reply: undefined,
      delivered: undefined,
      maybe: new Set(),
      found: undefined,
      hasFailed: false,
      isAsked: false,
      isBuried: false,
    };
    this.orders.set(key, order);
    return order;
  },

  report(order: Order, text: string): void {
    this.wrong.push(`${order.key.slice(-2)}: ${text}`);
  },

  changed(): void {
    for (const look of this.questions) look();
  },

  /** An order leaves a gate. */
  leave(key: string, process: Process): void {
    const order = this.get(key);
    trace(() => `sent ${key.slice(-2)}`);
    if (order.sentAt !== undefined) this.report(order, "sent a second time");
    if (order.isBuried) this.report(order, "sent after never-arrived");
    const prices = this.pricesSince(order.createdAt);
    if (!prices.some((price) => order.agreed.has(price)))
      this.report(order, "sent at another price");
    for (const other of this.orders.values()) {
      if (other === order || other.sentAt === undefined || isRefused(other)) continue;
      if (isStale(order, world.now) || isStale(other, other.sentAt)) continue;
      const isRunning = isOpen(other) && other.delivered === undefined && !other.hasFailed;
      const isRecent = world.now - other.seenAt < REPEAT_MS + (isRunning ? this.limitMs : 0);
      if (other.subject === order.subject && isRecent && !order.repeats.has(nameOf(other)))
        this.report(order, `sent without a consent to repeat ${other.key.slice(-2)}`);
      if (order.link !== undefined && other.link === order.link)
        this.report(order, "sent with a used link");
    }
    Object.assign(order, { sentAt: world.now, sentBy: process, seenAt: world.now });
    this.changed();
  },

  /** The vendor carries an order out, or refuses it. */
  arrive(key: string, decide: () => VendorText): VendorText {
    const order = this.get(key);
    order.reply = decide();
    trace(() => `arrived ${key.slice(-2)} ${order.reply?.[1]}`);
    return order.reply;
  },

  /** A reply of the vendor reaches a gate. */
  deliver(key: string, delivered: VendorOutcome): void {
    trace(() => `delivered ${key.slice(-2)} ${delivered}`);
    Object.assign(this.get(key), { delivered, seenAt: world.now });
    this.changed();
  },

  fail(key: string): void {
    this.get(key).hasFailed = true;
    this.changed();
  },

  get(key: string): Order {
    const order = this.orders.get(key);
    if (!order) throw new Error(`There is no order ${key}.`);
    return order;
  },

  pricesSince(time: number): number[] {
    return this.prices
      .filter((_, at) => (this.prices[at + 1]?.[0] ?? world.now) >= time)
      .map(([, price]) => price);
  },

  /** Compares the outcome that a gate reports with those that were true since it was asked. */
  judgeOutcome(order: Order, outcome: Outcome, allowed: ReadonlySet<Outcome>): void {
    trace(() => `outcome ${order.key.slice(-2)} ${outcome}`);
    if (outcome === "never-arrived") order.isBuried = true;
    if (allowed.has(outcome)) return;
    this.report(order, `outcome ${outcome} instead of ${[...allowed].join(" or ")}`);
  },

  /** Compares the reply to a write that began at a time. */
  judgeReply(
    order: Order,
    { status, headers, body }: Reply,
    { start, repeats, agreed }: Asked,
  ): void {
    const code = headers["gate-code"];
    trace(() => `reply ${order.key.slice(-2)} ${status} ${code} ${body}`);
    const wrong = (text: string) => this.report(order, `${status} ${code ?? "reply"}: ${text}`);
    if (code === undefined) {
      if (order.delivered === undefined || order.reply?.[2] !== body)
        wrong("not the vendor's reply");
      return;
    }
    const others = [...this.orders.values()].filter((other) => other !== order);
    const { sentAt = world.now, sentBy } = order;
    const isLeaving = world.now - sentAt < LEAVING || pausedSince(order).length > 0;
    if (body.includes("Nothing was sent") && !isLeaving)
      wrong(`it was sent by ${sentBy === undefined}`);
    switch (code) {
      case "in-doubt": {
        const isBusy = world.now - start >= Math.min(this.limitMs, REPEAT_MS);
        if (world.now - order.createdAt > 2 * DAY || order.found !== undefined) return;
        if (!isBusy && !truthOf(order).has("in-doubt") && !order.hasFailed) wrong("nothing broke");
        return;
      }
      case "unavailable":
      case "no-price":
        if (!isExcused(order) && !order.hasFailed) wrong("nothing broke");
        return;
      case "never-forwarded":
        if (!order.isAsked || order.sentAt !== undefined) wrong("nobody was told so");
        return;
      case "other-body":
        if (order.bodies < 2) wrong("it is the same");
        return;
      case "price-changed": {
        const price = Number(headers["gate-total"]);
        if (price === agreed || !this.pricesSince(start).includes(price)) wrong("the price");
        return;
      }
      case "link-needed":
        if (!others.some((other) => other.link === order.link && mayUseLink(other, start)))
          wrong("nobody has used it");
        return;
      case "consent-needed": {
        const names = headers["gate-repeats"]?.split(", ") ?? [];
        for (const name of names) {
          const other = others.find((one) => nameOf(one) === name);
          const age = start - (other?.seenAt ?? 0) - REPEAT_MS - this.limitMs;
          if (!other || repeats.includes(name) || other.subject !== order.subject)
            wrong("not to be agreed to");
          else if (!isExcused(other) && (age > 0 || other.delivered === "refused"))
            wrong("no recent order");
        }
        return;
      }
      default:
        wrong("unexpected");
    }
  },
};

export const nameOf = ({ key }: Order): string => handleOf(hashOfKey(key));

/** True if its gate stood still between the claim and the sending, longer than a vendor may take. */
const isStale = ({ startedAt }: Order, sentAt: number): boolean =>
  sentAt - startedAt > ledger.limitMs;

export const isOpen = ({ open }: Order): boolean =>
  [...open].some(([process, count]) => process.isAlive && count > 0);

const pausedSince = ({ sentAt = 0, open }: Order) =>
  [...open.keys()].filter(({ pausedUntil }) => pausedUntil > sentAt);

const isRefused = ({ delivered, found, maybe }: Order): boolean =>
  found === "refused" || maybe.has("refused") || (delivered === "refused" && found === undefined);

/** True if a fault may have touched it. Otherwise the gate has to answer as the ledger would. */
export const isExcused = ({ createdAt, hasFailed }: Order): boolean =>
  hasFailed || world.disturbedAt + AFTERMATH >= createdAt;

/** True if an order may have used its link up when a request began. */
const mayUseLink = (order: Order, start: number): boolean =>
  isExcused(order) ||
  (isRefused(order)
    ? order.seenAt + 5 * SECOND >= start
    : order.sentAt !== undefined || isOpen(order));

/** The outcomes that are true now. */
export function truthOf(order: Order): Set<Outcome> {
  const { sentAt, sentBy, found, delivered, isBuried } = order;
  const truth = new Set<Outcome>(order.maybe);
  const excuse = isExcused(order);
  if (isOpen(order) || excuse) truth.add("pending");
  if (found !== undefined) truth.add(found);
  if (sentAt === undefined) {
    if (found === undefined) truth.add("never-arrived");
    if (isBuried) truth.delete("pending");
    if (excuse) truth.add("in-doubt");
    return truth;
  }
  const isStored = sentBy?.isAlive === true && !excuse;
  if (delivered !== undefined && (found === undefined || found === delivered)) truth.add(delivered);
  if (delivered !== undefined && found !== undefined && found !== delivered) truth.add("in-doubt");
  if (delivered === undefined ? found === undefined && !(isOpen(order) && !excuse) : !isStored)
    truth.add("in-doubt");
  return truth;
}

/** Returns the only outcome that is true in the end, if there is one. */
export function finalOutcome(order: Order): VendorOutcome | undefined {
  const { delivered, found, sentBy, maybe } = order;
  if (maybe.size > 0) return undefined;
  if (delivered === undefined) return found;
  if (found !== undefined && delivered === "in-doubt") return undefined;
  if (found !== undefined && found !== delivered) return sentBy?.isAlive ? "in-doubt" : undefined;
  return sentBy?.isAlive ? delivered : undefined;
}
