import type { RegistrationReceipt, ReadBack } from "../../flows/registration/state.ts";
import type { MessageCode } from "../../messages/messages.ts";
import { canStartOver, nothingInUse, totalOf } from "../../flows/registration/outcome.ts";
import { firstUnready } from "../../flows/registration/readiness.ts";
import { payingCard } from "../../rules/card-number.ts";
import { groupImei } from "../../rules/imei.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages } from "../use-messages.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

type ConfirmScreen =
  | "confirm"
  | "registering"
  | "failed"
  | "reading-back"
  | "unknown"
  | "registered"
  | "partly-registered";

/** What a read-back found of one IMEI, in words too. */
export interface FoundImei extends ReadBack {
  readonly text: string;
}

/** The last step: the question, the wait and what became of it. */
export function useRegistrationConfirm(): {
  readonly screen: ConfirmScreen;
  /** False while a price is unknown or a draft is not complete. */
  readonly canConfirm: boolean;
  /** Names the card that will be charged, by brand and last four digits. */
  readonly cardText: string;
  /** The server refused, so nothing was charged; false where it broke and nobody can tell. */
  readonly isRefused: boolean;
  /** The server's words or, where it gave none, the documented ones. */
  readonly failureText: string;
  /** Empty where nobody knows any more which IMEIs it was about. */
  readonly found: readonly FoundImei[];
  /** False while the request may still be on its way: the flow looks again by itself then. */
  readonly isSettled: boolean;
  /** The read-back found nothing in use: the customer may try again. */
  readonly canTryAgain: boolean;
  /** A new registration may be begun. */
  readonly canStartOver: boolean;
  readonly receipt: RegistrationReceipt | null;
  /** The setup of a device needs the token, which a reload takes away. */
  readonly canSetUp: boolean;
  readonly confirm: () => void;
  readonly goBack: () => void;
  readonly previous: () => void;
  readonly loadPrices: () => void;
  readonly readBackAgain: () => void;
  readonly tryAgain: () => void;
  readonly startOver: () => void;
} {
  const { now } = useWaypost("useRegistrationConfirm");
  const say = useMessages();
  const { send } = useRegistrationRunner();
  const card = useRegistration(({ payment }) => payingCard(payment));
  const found = useRegistration((state) => state.attempt?.found ?? NONE);
  return {
    screen: useRegistration(({ name }) => (isConfirmScreen(name) ? name : "confirm")),
    canConfirm: useRegistration((state) => totalOf(state) !== null && firstUnready(state) === null),
    cardText: say("confirm.card", card),
    isRefused: useRegistration((state) => state.failure?.isRefusal ?? false),
    failureText: useRegistration((state) => state.failure?.text) ?? say("failure.unknown"),
    found: found.map((one) => ({
      ...one,
      text: say(codeOf(one), { imei: groupImei(one.imei) }),
    })),
    isSettled: useRegistration((state) => state.attempt?.isSettled ?? true),
    canTryAgain: useRegistration(nothingInUse),
    canStartOver: useRegistration(canStartOver),
    receipt: useRegistration((state) => state.attempt?.receipt ?? null),
    canSetUp: useRegistration((state) => state.token !== null),
    confirm: () => send({ type: "confirm", at: now() }),
    goBack: () => send({ type: "go-back" }),
    previous: () => send({ type: "previous" }),
    loadPrices: () => send({ type: "load-prices" }),
    readBackAgain: () => send({ type: "read-back-again" }),
    tryAgain: () => send({ type: "try-again" }),
    startOver: () => send({ type: "start-over" }),
  };
}

const NONE: readonly ReadBack[] = [];

function codeOf({ inUse }: ReadBack): MessageCode {
  if (inUse === null) return "readBack.unreadable";
  return inUse ? "readBack.inUse" : "readBack.free";
}

const SCREENS: readonly string[] = [
  "confirm",
  "registering",
  "failed",
  "reading-back",
  "unknown",
  "registered",
  "partly-registered",
] satisfies ConfirmScreen[];

const isConfirmScreen = (name: string): name is ConfirmScreen => SCREENS.includes(name);
