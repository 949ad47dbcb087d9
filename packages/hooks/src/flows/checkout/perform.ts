import type { CallOptions, CreditCard, WaypostError } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import { newAbort, type CallSignal } from "../../platform.ts";
import type { CardUse, Ports } from "../engine/ports.ts";
import type { Attempt } from "./attempts.ts";
import type { CardRefused, Lists, QuestionEffect, QuestionEvent } from "./question.ts";
import { tokenOf, type CardRequest, type CardToken } from "./card-token.ts";
import type { ConsentEffect } from "./consent.ts";
import type { GateOutcome } from "./gate-outcomes.ts";
import { gateAnswer } from "./gate-outcomes.ts";
import { closeAttempt } from "./guard.ts";
import type { PlacedOrder } from "./order.ts";
import type { OutcomeEffect, OutcomeEvent, Verdicts } from "./outcome.ts";
import { momentOf, type Moment, type Press } from "./price-check.ts";
import { isRecent, readPrices, type PriceQuery } from "./read-prices.ts";
import { sendOnce, type SentEvent } from "./send-once.ts";
import { timeToSettle } from "./time-to-settle.ts";
import { windowsOf } from "./windows.ts";

/** A gate knows the outcome of an attempt whose reply was lost. @inline */
export interface OutcomeKnown {
  readonly type: "outcome-known";
  readonly attempt: Attempt;
  readonly found: GateOutcome;
}

/** The effects of a checkout. */
export type CheckoutEffect<Body = unknown> =
  /** With a press, the `card` that pays. */
  | (QuestionEffect & { readonly card?: CreditCard })
  | OutcomeEffect
  | ConsentEffect
  | ({ type: "send" } & CardRequest<Body> & Omit<PlacedOrder, "consent">)
  /** The customer knows the outcome of these subjects. */
  | {
      type: "close-attempt";
      id: string;
      subjects: readonly string[];
      verdict?: "applied" | "not-applied";
    };

type EffectOf<Effect, Type> = Extract<Effect, { type: Type }>;

/** The calls of the flow that has the checkout. */
interface Calls<Body, Reply, List> {
  /** The price lists to read, by name. */
  readonly prices: (lists: readonly string[]) => Lists<PriceQuery<List>>;
  readonly call: (
    request: { readonly body: Body; readonly card?: CreditCard | CardToken },
    options?: CallOptions,
  ) => Promise<Reply>;
  /** A request is about to be sent. It may have secrets, so the checkout does not keep it. */
  readonly sending?: (attempt: Attempt, body: Body) => void;
  /** Looks up these attempts; `null` if no call can. */
  readonly lookUp: (attempts: readonly Attempt[], signal: CallSignal) => Promise<Verdicts | null>;
  /** Sending the request twice is harmless. */
  readonly isHarmless?: boolean;
  /** False if the call does not pass its options on. A gate is not asked then. */
  readonly sendsKey?: boolean;
}

/** A press of Confirm on its way. */
interface Paying {
  readonly press: Press;
  /** The card that was entered, as JSON, and the token that is sent for it. */
  readonly entered: string | undefined;
  readonly token?: CardToken;
  /** How often the prices were read again because they were too old to be sent. */
  readonly rounds: number;
}

const MOST_ROUNDS = 2;

/** Milliseconds after which a token that is not made yet counts as a question of the bank. */
const ASKING_AFTER_MS = 2_000;

type Answer<Reply, List> =
  | SentEvent<Reply>
  | OutcomeKnown
  | CardRefused
  | EventOf<QuestionEvent<List>, "prices-found" | "earlier-found" | "bank">
  | EventOf<OutcomeEvent, "settling" | "settled" | "found">;

type EventOf<Event, Type> = Extract<Event, { type: Type }>;

interface Port<Event> {
  readonly send: (event: Event) => void;
  readonly signal: CallSignal;
}

/** Carries out the effects of the checkouts of one run. */
export function createCheckout<Body extends object, Reply, List>(
  ports: Ports,
  calls: Calls<Body, Reply, List>,
) {
  const { client, attempts, tokenizeCard, currency } = ports;
  const { isHarmless = false, sendsKey = true } = calls;
  /** The accepted requests when the question opened. */
  let accepted: Promise<readonly string[]> | undefined;

  /** Milliseconds until these requests can no longer be in progress. A read-back is then final. */
  const timeLeft = (asked: readonly Attempt[]): number =>
    Math.max(0, ...asked.map((one) => timeToSettle(one, ports, client.writeTimeout)));

  /** The latest press whose order has not been sent yet. */
  let paying: Paying | undefined;
  /** The latest consent that was recorded, as JSON. */
  let recorded: string | undefined;
  /** The last time that the prices were read, or could not be read. */
  let pricedAt: Moment | undefined;

  /**
   * Makes the token of the card first, if a press waits for the prices: it may take long, and they
   * may change meanwhile.
   */
  async function checkPrices(
    { since: asked, press, card, lists, buys }: EffectOf<CheckoutEffect, "check-prices">,
    { send, signal }: Port<Answer<Reply, List>>,
  ): Promise<void> {
    let since = asked;
    const entered = JSON.stringify(card);
    if (press !== undefined && (paying?.press !== press || paying.entered !== entered)) {
      paying = { press, entered, rounds: 0 };
      if (tokenizeCard !== undefined && card !== undefined && buys !== undefined) {
        const token = await askBank(tokenizeCard, card, buys, { send, signal });
        if (signal.aborted) return;
        if (isWaypostError(token)) return send({ type: "card-refused", error: token });
        paying = { ...paying, token };
        since = null;
      }
    }
    const wanted = calls.prices(lists);
    return readPrices(ports, { wanted, since, signal }, (found) => {
      if (found.isOver) pricedAt = found.at;
      send({ type: "prices-found", ...found });
    });
  }

  /** Makes the token of a card, and reports if the customer is asked about it meanwhile. */
  async function askBank(
    make: NonNullable<Ports["tokenizeCard"]>,
    card: CreditCard,
    buys: Pick<CardUse, "amount" | "order">,
    { send, signal }: Port<Answer<Reply, List>>,
  ): Promise<CardToken | WaypostError> {
    const answered = newAbort();
    void delay(ASKING_AFTER_MS, answered.signal).then(() => {
      if (!answered.signal.aborted && !signal.aborted) send({ type: "bank", isAsking: true });
    });
    const token = await tokenOf(make, card, { ...buys, currency, signal });
    answered.abort();
    if (!signal.aborted) send({ type: "bank", isAsking: false });
    return token;
  }

  async function sendOrder(effect: EffectOf<CheckoutEffect<Body>, "send">) {
    const { attempt, consentTo, agreement, body, card } = effect;
    const mine = paying;
    paying = undefined;
    calls.sending?.(attempt, body);
    const takesToken = tokenizeCard !== undefined && card !== undefined;
    // Another card was entered while the token was made. The number itself is never sent instead.
    const isOther =
      takesToken && (mine?.token === undefined || mine.entered !== JSON.stringify(card));
    const readAt = agreement.total === null ? undefined : pricedAt;
    const sending = {
      attempt,
      consentTo,
      accepted: await accepted,
      isHarmless,
      writeTimeout: client.writeTimeout,
      agreement: sendsKey ? agreement : undefined,
      isStale: () => isOther || (readAt !== undefined && !isRecent(readAt, momentOf(ports))),
    };
    const paid = takesToken ? mine?.token : card;
    const sent = await sendOnce(attempts, sending, (options) =>
      calls.call({ body, ...(paid && { card: paid }) }, options),
    );
    const isStale = sent.type === "not-sent" && sent.reason === "stale";
    if (!isStale || isOther || mine === undefined || mine.rounds >= MOST_ROUNDS) return sent;
    paying = { ...mine, rounds: mine.rounds + 1 };
    return { ...sent, press: mine.press };
  }

  async function readBack(
    effect: EffectOf<CheckoutEffect, "read-back">,
    signal: CallSignal,
  ): Promise<Answer<Reply, List>> {
    const { attempts: asked } = effect;
    const [attempt] = asked;
    const isOver = timeLeft(asked) === 0;
    const { reply, remaining, verdicts, canAskAgain } = await gateAnswer(ports, asked, signal);
    if (reply !== null && attempt !== undefined)
      return { type: "outcome-known", attempt, found: reply };
    const isAllKnown = remaining.length === 0;
    const found = isAllKnown ? {} : await calls.lookUp(remaining, signal);
    return {
      type: "found",
      verdicts: { ...verdicts, ...found },
      isSettled: isOver || isAllKnown,
      canReadBack: found !== null || canAskAgain,
    };
  }

  return async function perform(
    effect: CheckoutEffect<Body> | { type: "cancel"; key: string },
    { send, signal }: Port<Answer<Reply, List>>,
  ): Promise<void> {
    switch (effect.type) {
      case "check-prices":
        return checkPrices(effect, { send, signal });
      case "look-for-earlier": {
        const earlier = windowsOf(attempts).findEarlier(effect.money);
        accepted = earlier.then((found) => found.accepted);
        return send({ type: "earlier-found", ...(await earlier) });
      }
      case "consent": {
        // The same press, after its prices were read again.
        const consent = JSON.stringify(effect.consent);
        if (consent === recorded) return;
        recorded = consent;
        await ports.recordConsent(effect.consent);
        return;
      }
      case "send":
        return send(await sendOrder(effect));
      case "read-back":
        return send(await readBack(effect, signal));
      case "wait-settled": {
        const milliseconds = timeLeft(effect.attempts);
        // The current read-back is final.
        if (milliseconds === 0) return;
        send({ type: "settling", until: ports.monotonicNow() + milliseconds });
        await delay(milliseconds, signal);
        return send({ type: "settled" });
      }
      case "close-attempt":
        return closeAttempt(attempts, effect.id, effect);
      case "cancel":
    }
  };
}
