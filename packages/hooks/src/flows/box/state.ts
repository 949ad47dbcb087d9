import type { ServicePlan } from "@waypost/sdk";
import type { PlainCode } from "../../messages/messages.ts";
import type { BoxColumns, BoxReading, Cells } from "../../rules/box/box-list.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import type { Attempt } from "../checkout/attempts.ts";
import type { GivenConsent, WholeConsent } from "../checkout/consent.ts";
import type { Transition } from "../engine/flow.ts";
import type { State } from "../engine/step.ts";
import type { ImeiReason } from "../imei/imei-field.ts";
import type { RegistrationEffect, RegistrationEvent } from "../registration/events.ts";
import type { RegistrationForm, RegistrationState } from "../registration/state.ts";

/** The result of the check of a device before it is sent. `failed`: there was no answer. */
export type BoxCheck =
  | { readonly status: "unchecked" }
  | { readonly status: "valid"; readonly model: string; readonly category: string }
  | { readonly status: "in-use" | "invalid" | "failed"; readonly reason: ImeiReason };

/** The outcome of a device that was sent. `at` is the time of its request, ISO 8601. */
export interface BoxOutcome {
  /**
   * - `sending`: its request is in flight.
   * - `registered`: the server confirmed it.
   * - `appears-registered`: its outcome was unknown, but it was free before and is in use now.
   * - `refused`: the server refused this device; `text` has the reason.
   * - `in-use`: the request was refused, and the device is in use now, by whomever.
   * - `unknown`: nobody knows whether it is registered. It is sent again only if the customer says so.
   */
  readonly status:
    | "sending"
    | "registered"
    | "appears-registered"
    | "refused"
    | "in-use"
    | "unknown";
  readonly at: string;
  readonly text?: string;
  readonly iccid?: string;
  /** The plan as the server or, without its words, the price list names it. */
  readonly plan?: string;
  /** The agreed price. */
  readonly amount?: number | null;
}

/** A device of a box. */
export interface BoxRow {
  readonly id: string;
  readonly imei: string;
  /** "" for a device that is named by its IMEI. */
  readonly name: string;
  /** The name or id of its own plan; "" for the plan of all devices of its kind. */
  readonly plan: string;
  readonly check: BoxCheck;
  /** The customer has left it out. */
  readonly isLeftOut: boolean;
  /** `null` if it was not sent. */
  readonly outcome: BoxOutcome | null;
}

/** The list that was read last, and what is to be said about it. */
export interface BoxSource extends Omit<BoxReading, "lines"> {
  readonly cells: Cells;
  /** The ids of the rows that it has added. */
  readonly added: readonly string[];
  /** The number of devices that do not fit into a box. */
  readonly left: number;
}

/** The reason why a run has stopped. */
export type BoxStop =
  /** The customer has paused it, or it goes on after a reload. */
  | { readonly reason: "paused" | "resumed" | "offline" | "prices" }
  /** The server has asked for a pause until this time of the page's monotonic clock. */
  | { readonly reason: "limited"; readonly until: number | null }
  /** A whole request was refused, for example because of the card. */
  | { readonly reason: "refused"; readonly text: string }
  /** It was not sent, because of another window or of the browser's storage. */
  | { readonly reason: "not-sent"; readonly code: PlainCode }
  /** A request has an unknown outcome. `isSettled` is false while it may be in flight. */
  | { readonly reason: "unknown"; readonly isSettled: boolean }
  /** The question has changed: a price, or an earlier request. It is asked again. */
  | { readonly reason: "question" }
  /** The account of a new customer cannot be found after the first request. */
  | { readonly reason: "account" };

/** The form of a box. */
export interface BoxForm {
  readonly rows: readonly BoxRow[];
  readonly source: BoxSource | null;
  /** The plan of all devices of a kind that have none of their own, by its id; "" until chosen. */
  readonly plans: Readonly<Record<PlanKind, string>>;
  readonly lists: Readonly<Record<PlanKind, readonly ServicePlan[]>>;
  /** The running check of the IMEIs, `null` if there is none. */
  readonly checking: { readonly total: number; readonly since: number } | null;
  /**
   * The registration that asks for customer and card and then sends one request after the other.
   * Its rows are those of the whole box while it asks, and those of a request while it sends.
   */
  readonly registration: RegistrationState;
  /**
   * The order that was confirmed, for all devices. Its secrets are in memory only, and missing unless
   * `isReady`.
   */
  readonly order: RegistrationForm;
  /** True while the order can be sent: it was confirmed, and nothing of it is forgotten. */
  readonly isReady: boolean;
  readonly agreement: WholeConsent | null;
  /** The ids of the unknown devices that the customer wants to send again. */
  readonly again: readonly string[];
}

/** The screen of a box. @inline */
export type BoxScreen =
  | { readonly phase: "restoring" | "list" | "order" }
  /** `stop` is `null` while it runs, and once no device is left. */
  | { readonly phase: "run"; readonly isPausing: boolean; readonly stop: BoxStop | null };

export type BoxState = State<BoxForm, BoxScreen>;

/** The part of a box that is saved in the browser and, without the customer, in a receipt. */
export interface SavedBox {
  readonly rows: readonly BoxRow[];
  readonly plans: BoxForm["plans"];
  readonly unit: Unit | "";
  readonly email: string;
  /** True once the customer has an account, so that no details are needed. */
  readonly isKnown: boolean;
}

/** The actions of a customer. @inline */
export type BoxAction =
  /** The page was opened. `form` is the registration of up to four devices, which may have begun. */
  | { type: "open-box"; form: RegistrationForm }
  | { type: "fill"; cells: Cells }
  | { type: "choose-columns"; columns: BoxColumns }
  | { type: "scan-box"; imeis: readonly string[] }
  | {
      type: "edit-row";
      id: string;
      patch: Partial<Pick<BoxRow, "imei" | "name" | "plan" | "isLeftOut">>;
    }
  | { type: "choose-box-plan"; kind: PlanKind; plan: string }
  | { type: "check-box"; at: number }
  | { type: "stop-check" }
  | { type: "order-box" }
  | { type: "back-to-list" }
  | { type: "pause" }
  /** Goes on with the same card, or asks for another one. */
  | { type: "go-on"; card?: "other" }
  | { type: "look-again" }
  | { type: "send-again"; id: string; isWanted: boolean }
  | { type: "clear-box" };

/** All events of a box. Those of its registration are handled by the registration. */
export type BoxEvent =
  | BoxAction
  | RegistrationEvent
  | { type: "box-loaded"; saved: SavedBox | null }
  | { type: "plans-loaded"; kind: PlanKind; plans: readonly ServicePlan[] }
  | { type: "imeis-checked"; found: readonly (readonly [imei: string, check: BoxCheck])[] }
  | { type: "checks-over" }
  | { type: "consent-recorded"; agreement: WholeConsent }
  /** Presses Confirm of the next request, to which the customer has agreed. */
  | { type: "press"; at: Date }
  | { type: "attempts-found"; attempts: readonly Attempt[] }
  | { type: "limited"; until: number }
  | { type: "limit-over" }
  | { type: "forget" };

export type BoxEffect =
  | RegistrationEffect
  | { type: "load-box"; key: "box" }
  | { type: "load-plans" }
  /** Saves the box. Waits a moment unless it runs. */
  | { type: "save-box"; key: "save"; saved: SavedBox | null; isUrgent: boolean }
  | { type: "check-imeis"; key: "imeis"; imeis: readonly string[] }
  | { type: "agree"; consent: GivenConsent }
  | { type: "press"; key: "press" }
  /** Finds the requests for these subjects in the records of the browser. */
  | { type: "find-attempts"; subjects: readonly string[] }
  | { type: "wait-limit"; key: "limit"; milliseconds: number }
  | { type: "wait-forget"; key: "forget" };

export type BoxTransition = Transition<BoxState, BoxEffect>;

export type BoxEventOf<Type extends BoxEvent["type"]> = Extract<BoxEvent, { type: Type }>;

/** The state of a device, for a filter of the list. */
export type BoxKind = BoxOutcome["status"] | BoxCheck["status"] | "left-out";

/** The state of a device: its outcome or, before it was sent, the result of its check. */
export const kindOfRow = ({ outcome, isLeftOut, check }: BoxRow): BoxKind =>
  outcome?.status ?? (isLeftOut ? "left-out" : check.status);

/** True while requests are sent, or one is in flight whose run was left or is to pause. */
export const isRunning = ({ form, screen }: BoxState): boolean =>
  screen.phase === "run" && screen.stop === null && (form.isReady || screen.isPausing);

/** True for a device that can be sent. */
export const isWaiting = ({ check, isLeftOut, outcome }: BoxRow): boolean =>
  check.status === "valid" && !isLeftOut && outcome === null;
