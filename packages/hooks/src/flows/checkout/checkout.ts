import type { WaypostError } from "@waypost/sdk";
import type { FlowEffect, Transition } from "../engine/flow.ts";
import { show, stay, type State } from "../engine/step.ts";
import type { Attempt } from "./attempts.ts";
import type { CardRequest } from "./card-token.ts";
import type { GateOutcome } from "./gate-outcomes.ts";
import { askedNow, placeOrder, type Order, type PlacedOrder, type Question } from "./order.ts";
import {
  openOutcome,
  outcomeTransition,
  type OpenOutcome,
  type OutcomeEvent,
  type OutcomeScreen,
  type OutcomeStep,
} from "./outcome.ts";
import type { CheckoutEffect, OutcomeKnown } from "./perform.ts";
import type { Press, Terms } from "./price-check.ts";
import {
  openQuestion,
  questionTransition,
  type CardRefused,
  type Lists,
  type QuestionEffect,
  type QuestionEvent,
} from "./question.ts";
import type { SentEvent } from "./send-once.ts";

/*
 * The differences between the registration and the tasks:
 *
 *   | registration                         | tasks                          | member
 * 1 | looks for no earlier orders          | looks for them                 | openReview
 * 2 | every attempt can be looked up       | what the task or a gate knows  | canLookUp
 * 3 | repeats only if nothing is in use    | unless something new was done  | mayRepeat
 * 4 | a repetition closes what was not     | each lookup closes what was    | found, repeat
 *   | registered                           | carried out                    |
 * 5 | left-open attempts are `repeats`     | they are `elsewhere`           | learned
 * 6 | an unknown outcome shows a toast     | it shows none                  | opened
 * 7 | a refusal names devices in use, and  | a refusal is a text            | refused
 *   | may come from a gate without error   |                                |
 */

/** The review of an order. @inline */
export interface Reviewing<Of extends Terms = Terms> {
  readonly phase: "reviewing";
  readonly question: Question<Of>;
}

/** The request is being sent. @inline */
export interface Sending<Of extends Terms = Terms> {
  readonly phase: "sending";
  readonly question: Question<Of>;
  readonly placed: PlacedOrder;
}

/** The screens of a checkout. */
export type CheckoutScreen<Of extends Terms = Terms> = Reviewing<Of> | Sending<Of> | OutcomeScreen;

/** A refusal, by the server, by the SDK or, later, by a gate that knows the outcome. */
export interface Refusal {
  /** `null` before an order was placed. */
  readonly attempt: Attempt | null;
  readonly error: WaypostError | null;
  /** The text, if a gate knows nothing else. */
  readonly text?: string | null;
  /** The IMEIs that are in use after the refusal. */
  readonly inUse?: readonly string[];
}

/** The event of an outcome that is unknown, or `earlier` for attempts of an earlier page. */
export type Opening =
  | Extract<SentEvent<unknown>, { type: "unknown" | "blocked" }>
  | { readonly type: "earlier" };

interface Opened<Form, After extends Transition<unknown, FlowEffect>> {
  readonly form: Form;
  readonly effects: After["effects"];
}

/** The parts of a checkout that its flow decides. */
export interface CheckoutHost<
  Form,
  Of extends Terms,
  List,
  Body extends object,
  Reply,
  After extends Transition<unknown, FlowEffect>,
> {
  /** The order as entered, at the prices of these lists; `null` while it cannot be made. */
  readonly order: (form: Form, lists?: Lists<List | null>) => Order<Of> | null;
  /** The request; `null` while it cannot be made. */
  readonly request: (form: Form) => CardRequest<Body> | null;
  /** The screen to show in place of an order that is not complete; `null` if it is. */
  readonly incomplete: (form: Form) => After | null;
  /** The form with the price lists and the earlier attempts that the question found. */
  readonly learned: (
    form: Form,
    found: { readonly lists?: Lists<List>; readonly attempts: readonly Attempt[] },
  ) => Form;
  /** An item is no longer in the price lists, although all of them were read. */
  readonly gone?: (state: State<Form, Reviewing<Of>>, lists: Lists<List>) => After;
  /** The form while its order is being sent. */
  readonly placed: (form: Form, placed: PlacedOrder, request: CardRequest<Body>) => Form;
  /** The form after an order that was not sent. */
  readonly notSent?: (form: Form) => Form;
  /** The order was accepted. Without `placed`, an earlier page or a gate knows it. */
  readonly accepted: (form: Form, attempt: Attempt, reply: Reply, placed?: PlacedOrder) => After;
  /** The reply from what a gate knows of it. */
  readonly replyOf: (found: GateOutcome, attempt: Attempt) => Reply;
  readonly refused: (form: Form, refusal: Refusal) => After;
  /** The form with which an unknown outcome is shown, and effects. */
  readonly opened: (form: Form, event: Opening) => Opened<Form, After>;
  /** True if a call can look up the attempt. */
  readonly canLookUp: (form: Form, attempt: Attempt) => boolean;
  /** True if the order may be sent again. `before` is the outcome before the last lookup. */
  readonly mayRepeat: (outcome: OpenOutcome, before?: OpenOutcome) => boolean;
  /** Opens the review of a repetition. */
  readonly repeat: (form: Form, outcome: OpenOutcome) => After;
  /** The form after a lookup, and the attempts that it closes. */
  readonly found?: (form: Form, outcome: OpenOutcome) => Opened<Form, After>;
}

/**
 * Opens the review of an order. With `looks`, asks the browser for earlier orders. If the review is
 * `open` already, its prices are read again.
 */
export function openReview<Form, Of extends Terms>(
  form: Form,
  order: Order<Of>,
  how: { readonly looks: boolean; readonly open?: Question<Of> | undefined },
): Transition<State<Form, Reviewing<Of>>, CheckoutEffect<never>> {
  const { question, effects } = openQuestion(order, how);
  return show(form, { phase: "reviewing", question }, ...effects);
}

/** Ends the question about a card if its review was left before an answer. */
export function cancelLeftQuestion<Next extends Transition<Screened, FlowEffect>>(
  { screen }: Screened,
  next: Next,
): Next {
  const isWaiting = screen.phase === "reviewing" && screen.question?.priceCheck?.press;
  if (!isWaiting || /^(reviewing|sending)$/.test(next.state.screen.phase)) return next;
  return { ...next, effects: [...next.effects, { type: "cancel", key: "prices" }] };
}

interface Screened {
  readonly screen: { readonly phase: string; readonly question?: Question };
}

/** The transitions of a checkout, by phase. They are part of the table of its flow. */
export function mountCheckout<
  Form extends { readonly today: Date },
  Of extends Terms,
  List,
  Body extends object,
  Reply,
  After extends Transition<unknown, FlowEffect>,
>(host: CheckoutHost<Form, Of, List, Body, Reply, After>) {
  type Effect = CheckoutEffect<Body> | After["effects"][number];
  type Outcome = Transition<State<Form, OutcomeScreen>, Effect>;
  type Step = After | Transition<State<Form, CheckoutScreen<Of>>, Effect>;
  type Asked = State<Form, Reviewing<Of> | Sending<Of>>;
  type Open = State<Form, OutcomeScreen>;

  /** The effects of a question. If a press waits, they have the card that pays. */
  const carriedOut = (form: Form, effects: readonly QuestionEffect[]) =>
    effects.map((effect): CheckoutEffect<Body> => {
      const needsCard = effect.type === "check-prices" && effect.press !== undefined;
      const card = needsCard ? host.request(form)?.card : undefined;
      return card === undefined ? effect : { ...effect, card };
    });

  /** Handles the events of the review, and those of an order that was not sent. */
  function onQuestion({ form, screen }: Asked, event: QuestionEvent<List>): Step {
    const order = host.order(form);
    if (order === null) return stay({ form, screen });
    const step = questionTransition(
      askedNow(screen.question, order),
      event,
      (lists) => host.order(form, lists) ?? order,
    );
    if (step === null) return stay({ form, screen });
    const { question, effects, found: attempts = [], lists, agreed } = step;
    const other = event.type === "confirm" ? host.incomplete({ ...form, today: event.at }) : null;
    if (other !== null) return other;
    const next = host.learned(form, { attempts, ...(lists && { lists }) });
    const shown = show(
      next,
      { phase: "reviewing", question } as const,
      ...carriedOut(form, effects),
    );
    if (event.type === "prices-found" && question.priceCheck?.status === "failed" && host.gone) {
      const read = Object.values(event.lists);
      if (!read.includes(null)) return host.gone(shown.state, event.lists as Lists<List>);
    }
    return agreed === undefined ? shown : place(shown.state, agreed);
  }

  /** Sends the order once. A second press has no effect, because the review is closed. */
  function place({ form: before, screen }: State<Form, Reviewing<Of>>, press: Press): Step {
    const form = { ...before, today: press.at };
    const other = host.incomplete(form);
    if (other !== null) return other;
    const order = host.order(form);
    const request = host.request(form);
    if (order === null || request === null) return stay({ form, screen });
    const question = { ...screen.question, notSent: null };
    const placed = placeOrder(order, question, press);
    const { consent, ...sent } = placed;
    return show(
      host.placed(form, placed, request),
      { phase: "sending", question, placed },
      { type: "consent", consent },
      { type: "send", ...request, ...sent },
    );
  }

  /** Shows that the outcome of these attempts is unknown, and looks it up if a call can. */
  function lookUp(
    before: Form,
    asked: readonly Attempt[],
    event: Opening = { type: "earlier" },
  ): Outcome {
    const { form, effects } = host.opened(before, event);
    const known = asked.map((one) => ({ ...one, outcome: "unknown" }) as const);
    const canReadBack = asked.some((one) => host.canLookUp(form, one));
    const opened = showOutcome(form, openOutcome(known, canReadBack));
    return { ...opened, effects: [...effects, ...opened.effects] };
  }

  const showOutcome = (form: Form, { phase, outcome, effects }: OutcomeStep): Outcome =>
    show(form, { phase, outcome }, ...effects);

  /** Handles the events of an unknown outcome. */
  function onOutcome({ form, screen }: Open, event: OutcomeEvent): Step {
    const before = screen.outcome;
    const isRepeating = event.type === "try-again";
    if (isRepeating && !host.mayRepeat(before)) return stay({ form, screen });
    const step = outcomeTransition(screen, event);
    if (step === null) return isRepeating ? host.repeat(form, before) : stay({ form, screen });
    const next = showOutcome(form, step);
    if (event.type !== "found") return next;
    const { form: known, effects } = host.found?.(form, step.outcome) ?? { form, effects: [] };
    const closed = [...next.effects, ...effects];
    if (!before.isTryingAgain || !host.mayRepeat(step.outcome, before))
      return { state: { ...next.state, form: known }, effects: closed };
    const repeated = host.repeat(known, step.outcome);
    return { ...repeated, effects: [...closed, ...repeated.effects] };
  }

  const opens = ({ form }: Asked, event: Extract<Opening, { type: "unknown" | "blocked" }>): Step =>
    lookUp(form, event.type === "unknown" ? [event.attempt] : event.attempts, event);

  const unanswered = { settling: onOutcome, settled: onOutcome };

  return {
    lookUp,
    reviewing: {
      acknowledge: onQuestion,
      refetch: onQuestion,
      "page-online": onQuestion,
      "prices-found": onQuestion,
      "earlier-found": onQuestion,
      bank: onQuestion,
      confirm: onQuestion,
      "card-refused": ({ form }: Asked, { error }: CardRefused): Step =>
        host.refused(form, { attempt: null, error }),
    },
    sending: {
      accepted: (
        { form, screen: { placed } }: State<Form, Sending<Of>>,
        { reply }: Extract<SentEvent<Reply>, { type: "accepted" }>,
      ): Step => host.accepted(form, placed.attempt, reply, placed),
      refused: (
        { form, screen: { placed } }: State<Form, Sending<Of>>,
        { error, inUse = [] }: Extract<SentEvent<Reply>, { type: "refused" }>,
      ): Step => host.refused(form, { attempt: placed.attempt, error, inUse }),
      unknown: opens,
      blocked: opens,
      "not-sent": ({ form, screen }: Asked, event: Extract<QuestionEvent, { type: "not-sent" }>) =>
        onQuestion({ form: host.notSent?.(form) ?? form, screen }, event),
    },
    "reading-back": {
      ...unanswered,
      found: onOutcome,
      "outcome-known": ({ form }: Open, { attempt, found }: OutcomeKnown): Step =>
        found.outcome === "refused"
          ? host.refused(form, { attempt, error: null, text: found.message })
          : host.accepted(form, attempt, host.replyOf(found, attempt)),
    },
    unknown: { ...unanswered, "read-back-again": onOutcome, "try-again": onOutcome },
  };
}
