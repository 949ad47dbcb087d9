import type { CallOptions } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "./attempts.ts";
import type { QuestionEffect, QuestionEvent } from "./checkout.ts";
import { withCardToken } from "./card-token.ts";
import type { ConsentEffect } from "./consent.ts";
import type { GateOutcome } from "./gate-outcomes.ts";
import { gateAnswer } from "./gate-outcomes.ts";
import { closeAttempt } from "./guard.ts";
import type { PlacedOrder } from "./order.ts";
import type { OutcomeEffect, OutcomeEvent, Verdicts } from "./outcome.ts";
import { readPrices, type PriceQuery } from "./read-prices.ts";
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
export type CheckoutEffect<Request = unknown> =
  | QuestionEffect
  | OutcomeEffect
  | ConsentEffect
  | ({ type: "send"; request: Request } & Omit<PlacedOrder, "consent">)
  /** The customer knows the outcome of these subjects. */
  | {
      type: "close-attempt";
      id: string;
      subjects: readonly string[];
      verdict?: "applied" | "not-applied";
    };

type EffectOf<Effect, Type> = Extract<Effect, { type: Type }>;

/** The calls of the flow that has the checkout. */
interface Host<Effect, Reply, List> {
  /** The price lists to read, by name. */
  readonly prices: (
    effect: EffectOf<Effect, "check-prices">,
  ) => Readonly<Record<string, PriceQuery<List>>>;
  readonly call: (effect: EffectOf<Effect, "send">, options?: CallOptions) => Promise<Reply>;
  /** Looks up these attempts; `null` if no call can. */
  readonly lookUp: (
    attempts: readonly Attempt[],
    effect: EffectOf<Effect, "read-back">,
    signal: CallSignal,
  ) => Promise<Verdicts | null>;
  /** Sending the request twice is harmless. */
  readonly isHarmless?: boolean;
  /** False if the call does not pass its options on. A gate is not asked then. */
  readonly sendsKey?: boolean;
}

type Answer<Reply, List> =
  | SentEvent<Reply>
  | OutcomeKnown
  | EventOf<QuestionEvent<List>, "prices-found" | "earlier-found">
  | EventOf<OutcomeEvent, "settling" | "settled" | "found">;

type EventOf<Event, Type> = Extract<Event, { type: Type }>;

/** Carries out the effects of the checkouts of one run. */
export function createCheckout<Effect extends { readonly type: string }, Reply, List>(
  ports: Ports,
  host: Host<Effect, Reply, List>,
) {
  const { client, attempts } = ports;
  const { isHarmless = false, sendsKey = true } = host;
  /** The accepted requests when the question opened. */
  let accepted: Promise<readonly string[]> | undefined;

  /** Milliseconds until these requests can no longer be in progress. A read-back is then final. */
  const timeLeft = (asked: readonly Attempt[]): number =>
    Math.max(0, ...asked.map((one) => timeToSettle(one, ports, client.writeTimeout)));

  async function sendOrder(effect: EffectOf<CheckoutEffect<object>, "send">) {
    const { attempt, consentTo, agreement } = effect;
    const request = await withCardToken(ports, effect.request);
    if (isWaypostError(request)) return { type: "refused", error: request } as const;
    const sending = {
      attempt,
      consentTo,
      accepted: await accepted,
      isHarmless,
      writeTimeout: client.writeTimeout,
      agreement: sendsKey ? agreement : undefined,
    };
    return sendOnce(attempts, sending, (options) =>
      host.call({ ...effect, request } as unknown as EffectOf<Effect, "send">, options),
    );
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
    const own = effect as unknown as EffectOf<Effect, "read-back">;
    const found = isAllKnown ? {} : await host.lookUp(remaining, own, signal);
    return {
      type: "found",
      verdicts: { ...verdicts, ...found },
      isSettled: isOver || isAllKnown,
      canReadBack: found !== null || canAskAgain,
    };
  }

  return async function perform(
    effect: CheckoutEffect<object> | { type: "cancel"; key: string },
    { send, signal }: { send: (event: Answer<Reply, List>) => void; signal: CallSignal },
  ): Promise<void> {
    switch (effect.type) {
      case "check-prices": {
        const wanted = host.prices(effect as unknown as EffectOf<Effect, "check-prices">);
        return readPrices(ports, { wanted, since: effect.since, signal }, (found) =>
          send({ type: "prices-found", ...found }),
        );
      }
      case "look-for-earlier": {
        const earlier = windowsOf(attempts).findEarlier(effect.money);
        accepted = earlier.then((found) => found.accepted);
        return send({ type: "earlier-found", ...(await earlier) });
      }
      case "consent":
        await ports.recordConsent(effect.consent);
        return;
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
