"use client";

import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { RegistrationReceipt } from "../../flows/registration/state.ts";
import {
  canStartOver,
  foundOf,
  isRepetition,
  nothingInUse,
  totalOf,
  type ReadBack,
} from "../../flows/registration/outcome.ts";
import { canRetryFailed } from "../../flows/registration/retry-failed.ts";
import { firstUnready } from "../../flows/registration/readiness.ts";
import { canAgree, orderTick } from "../../flows/registration/prices.ts";
import type { PlainCode } from "../../messages/messages.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import { useWaypost } from "../provider.tsx";
import { shownText } from "../shown.ts";
import { useMessages } from "../use-messages.ts";
import { usePriceCheck, type PriceWords } from "../use-price-check.ts";
import { useServerText } from "../use-server-text.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

const SCREENS = [
  "confirm",
  "registering",
  "failed",
  "reading-back",
  "unknown",
  "registered",
  "partly-registered",
] as const;

type ConfirmScreen = (typeof SCREENS)[number];

/** The result of a read-back for one IMEI, with its text. */
export interface FoundImei extends ReadBack {
  readonly text: string;
}

/**
 * The last step: the confirmation, the pending request and the outcome.
 *
 * @example
 * const { screen, total, canConfirm, confirm } = useRegistrationConfirm();
 * return <button onClick={confirm} disabled={!canConfirm}>Pay ${total}</button>;
 */
export function useRegistrationConfirm(): PriceWords & {
  readonly screen: ConfirmScreen;
  /**
   * False while a price is unknown, a changed price is not acknowledged, or a step is incomplete.
   */
  readonly canConfirm: boolean;
  /** USD billed at once; `null` while a price is unknown. */
  readonly total: number | null;
  /** The statements that must be ticked (`acknowledge`) before Confirm works. */
  readonly tick: PlainCode | null;
  readonly isAcknowledged: boolean;
  /** Another window could register the same devices, so only one may be used. */
  readonly isOneWindowOnly: boolean;
  /**
   * A reload would lose the record of the request, so the page must stay open until its outcome is
   * known.
   */
  readonly isReloadUnsafe: boolean;
  /** The request whose outcome is unknown was sent by another window. */
  readonly isElsewhere: boolean;
  /** One of the devices was sent before and got no reply: the card may have been charged already. */
  readonly isRepetition: boolean;
  /** Names the card that will be charged, by brand and last four digits. */
  readonly cardText: string;
  /** Why it failed: the server rejected the request, or it was not sent. */
  readonly isRejected: boolean;
  /** The server's message, or the documented text if it sent none. */
  readonly failureText: string;
  /** IMEIs that are in use after a refusal: an earlier request may have registered them. */
  readonly inUse: readonly string[];
  /** Empty if the IMEIs of the attempt are no longer known. */
  readonly found: readonly FoundImei[];
  /**
   * False while the request may still be in progress. The flow then reads back again automatically.
   */
  readonly isSettled: boolean;
  /** The read-back found no IMEI in use, so the customer may try again. */
  readonly canTryAgain: boolean;
  /** A new registration can be started. */
  readonly canStartOver: boolean;
  /** Some devices failed, and a registration of these can be started (`retryFailed`). */
  readonly canRetryFailed: boolean;
  readonly receipt: RegistrationReceipt | null;
  /** Setting up a device requires the token, which is lost in a reload. */
  readonly canSetUp: boolean;
  readonly acknowledge: (isAcknowledged: boolean) => void;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly confirm: (shown?: unknown) => void;
  readonly goBack: () => void;
  readonly previous: () => void;
  /** After a refusal: opens the payment step, which shows the reason. */
  readonly changeCard: () => void;
  /** Reads the prices again. */
  readonly loadPrices: () => void;
  readonly readBackAgain: () => void;
  readonly tryAgain: () => void;
  readonly startOver: () => void;
  /**
   * After a partial success: starts a registration of the devices that failed, with their rows and
   * the e-mail address filled in and an empty card.
   */
  readonly retryFailed: () => void;
} {
  const waypost = useWaypost("useRegistrationConfirm");
  const { now, areWindowsGuarded, areAttemptsKept } = waypost;
  const say = useMessages();
  const { send } = useRegistrationRunner();
  const card = useRegistration(({ payment }) => payingCard(payment));
  const serverText = useServerText();
  const failureText = useRegistration((state) => state.failure?.text);
  const outcome = useRegistration((state) => state.outcome);
  const found = outcome === null ? [] : foundOf(outcome);
  const priceCheck = useRegistration((state) =>
    state.name === "confirm" ? state.priceCheck : null,
  );
  return {
    ...usePriceCheck(priceCheck),
    tick: useRegistration((state) => (state.name === "confirm" ? orderTick(state) : null)),
    isAcknowledged: useRegistration((state) => state.isAcknowledged),
    screen: useRegistration(({ name }) => SCREENS.find((one) => one === name) ?? "confirm"),
    canConfirm: useRegistration(
      (state) => totalOf(state) !== null && firstUnready(state) === null && canAgree(state),
    ),
    total: useRegistration(totalOf),
    isOneWindowOnly: !areWindowsGuarded,
    isReloadUnsafe: !areAttemptsKept,
    isElsewhere: useRegistration((state) => state.attempt?.origin === "other-window"),
    isRepetition: useRegistration(isRepetition),
    cardText: say("confirm.card", card),
    isRejected: useRegistration((state) => state.failure?.isRejection ?? false),
    failureText: serverText(failureText ?? SOMETHING_WENT_WRONG),
    inUse: useRegistration((state) => state.failure?.inUse ?? NONE),
    found: found.map((one) => ({
      ...one,
      text: say(codeOf(one), { imei: one.imei }),
    })),
    isSettled: useRegistration((state) => state.outcome?.isSettled ?? state.attempt === null),
    canTryAgain: useRegistration(nothingInUse),
    canStartOver: useRegistration(canStartOver),
    canRetryFailed: useRegistration(canRetryFailed),
    receipt: useRegistration((state) => state.receipt),
    canSetUp: useRegistration((state) => state.token !== null),
    acknowledge: (isAcknowledged) => send({ type: "acknowledge", isAcknowledged }),
    confirm: (shown) => send({ type: "confirm", at: now(), ...shownText(shown, waypost) }),
    goBack: () => send({ type: "go-back" }),
    previous: () => send({ type: "previous" }),
    changeCard: () => send({ type: "use-another-card" }),
    loadPrices: () => send({ type: "load-prices" }),
    readBackAgain: () => send({ type: "read-back-again" }),
    tryAgain: () => send({ type: "try-again" }),
    startOver: () => send({ type: "start-over" }),
    retryFailed: () => send({ type: "retry-failed" }),
  };
}

const NONE: readonly string[] = [];

function codeOf({ inUse }: ReadBack) {
  if (inUse === null) return "readBack.unreadable" as const;
  return inUse ? "readBack.inUse" : "readBack.free";
}
