"use client";

import { tickOf } from "../../flows/payment/question.ts";
import { argsOf, attemptsInTheWay, canConfirm, repetitionOf } from "../../flows/task/args.ts";
import { NOT_SENT } from "../../flows/payment/send-once.ts";
import type { TaskFailure, TaskPhase } from "../../flows/task/state.ts";
import type { TaskReview, TaskShape } from "../../flows/task/task.ts";
import type { PlainCode } from "../../messages/messages.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import { useFormats } from "../use-formats.ts";
import { useMessages } from "../use-messages.ts";
import { useWaypost } from "../provider.tsx";
import { shownText } from "../shown.ts";
import { usePriceCheck, type PriceWords } from "../use-price-check.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import type { TaskRun } from "./use-task-run.ts";

/**
 * The phase of a task, the content of its review, and its actions.
 *
 * @example
 * const { phase, submit, confirm, back, canConfirm } = useTask(run);
 */
export function useTask<Shape extends TaskShape>(
  run: TaskRun<Shape>,
): PriceWords & {
  readonly phase: TaskPhase;
  /** Index of the stage, from 0, and the number of stages. */
  readonly stage: number;
  readonly stageCount: number;
  /**
   * Use it as the key of your form. It changes when the fields must be emptied, for example after
   * the page was in the back-forward cache.
   */
  readonly formKey: number;
  /** Why the last call failed, as text to show. */
  readonly failure: TaskFailure | null;
  /** The request that Confirm would send; `null` before the review. */
  readonly review: TaskReview | null;
  readonly canConfirm: boolean;
  /** "Paid with Visa ending in 1111"; `null` where no card is entered: it is the one on file. */
  readonly cardText: string | null;
  /**
   * An earlier request for the same may have been carried out; this says what sending it again
   * would do.
   */
  readonly repetition: "charges" | "irreversible" | "harmless" | null;
  /**
   * What this browser sent about the same device in the last day for another purpose, such as "This
   * browser sent a reactivation of this device a short while ago, on Nov 24, 2026, 9:38 PM."
   */
  readonly relatedTexts: readonly string[];
  /** The statements that must be ticked (`acknowledge`) before Confirm works. */
  readonly tick: PlainCode | null;
  readonly isAcknowledged: boolean;
  /** Another request for the same is pending, so Confirm does not work. */
  readonly isBlocked: boolean;
  /**
   * Why the last press sent nothing: another window is sending, or the browser's storage is full.
   * `null` otherwise.
   */
  readonly notSentText: string | null;
  /** Another window could send the same request, so only one may be used. */
  readonly isOneWindowOnly: boolean;
  /**
   * A reload would lose the record of the request, so the page must stay open until its outcome is
   * known.
   */
  readonly isReloadUnsafe: boolean;
  readonly submit: () => void;
  /**
   * Sends at once, for a form without a review. Sending the same again is still reviewed. `shown`
   * as for `confirm`.
   */
  readonly submitAndConfirm: (shown?: unknown) => void;
  readonly back: () => void;
  readonly acknowledge: (isAcknowledged: boolean) => void;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly confirm: (shown?: unknown) => void;
  /** Reads the data again after a failure, or the prices in a review of a purchase. */
  readonly refetch: () => void;
  readonly startOver: () => void;
} {
  const waypost = useWaypost("useTask");
  const { now, areWindowsGuarded, areAttemptsKept } = waypost;
  const { task, send } = run;
  const serverText = useServerText();
  const failure = useSelector(run, (state) => state.failure);
  const say = useMessages();
  const { time } = useFormats();
  const phase = useSelector(run, (state) => state.phase);
  const cardnumber = useSelector(run, ({ draft }) =>
    "cardnumber" in draft ? String(draft.cardnumber) : "",
  );
  const reviewed = useSelector(run, (state) =>
    state.phase === "reviewing" ? argsOf(state) : null,
  );
  const question = useSelector(run, (state) =>
    state.phase === "reviewing" || state.phase === "sending" ? state.question : null,
  );
  const notSent = question?.notSent ?? null;
  const prices = usePriceCheck(phase === "reviewing" ? (question?.priceCheck ?? null) : null);
  return {
    ...prices,
    phase,
    stage: useSelector(run, (state) => state.stage),
    stageCount: task.stages.length,
    formKey: useSelector(run, (state) => state.lostCount),
    failure: failure && { ...failure, text: serverText(failure.text) },
    review: reviewed && task.review(reviewed),
    cardText: cardnumber === "" ? null : say("confirm.card", enteredCard(cardnumber)),
    canConfirm: useSelector(run, (state) => canConfirm(task, state)),
    repetition: question && repetitionOf(task, question),
    relatedTexts: (question?.related ?? []).map(({ code, at }) =>
      say("related.at", { what: say(code), time: time(new Date(at)) }),
    ),
    tick: useSelector(run, (state) =>
      state.phase === "reviewing" || state.phase === "sending"
        ? tickOf(state.question, repetitionOf(task, state.question))
        : null,
    ),
    isAcknowledged: question?.isAcknowledged ?? false,
    isBlocked: useSelector(
      run,
      (state) =>
        state.phase === "reviewing" &&
        attemptsInTheWay(task, state).some(({ outcome }) => outcome === "pending"),
    ),
    notSentText: notSent === null || notSent === "offline" ? null : say(NOT_SENT[notSent]),
    isOneWindowOnly: !areWindowsGuarded,
    isReloadUnsafe: !areAttemptsKept,
    submit: () => send({ type: "continue" }),
    submitAndConfirm: (shown) => {
      send({ type: "continue" });
      send({ type: "confirm", at: now(), ...shownText(shown, waypost) });
    },
    back: () => send({ type: "back" }),
    acknowledge: (isAcknowledged) => send({ type: "acknowledge", isAcknowledged }),
    confirm: (shown) => send({ type: "confirm", at: now(), ...shownText(shown, waypost) }),
    refetch: () => send({ type: "refetch" }),
    startOver: () => send({ type: "start-over" }),
  };
}

const enteredCard = (cardnumber: string) =>
  payingCard({ token: "", bin: "", last_4: "", cardnumber });
