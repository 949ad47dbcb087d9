import type { CallSignal } from "../../platform.ts";
import type { Attempt, AttemptChange } from "../checkout/attempts.ts";
import type { PageAdapter, PageMoment, Ports } from "./ports.ts";

/** Work that a transition requests. A new effect aborts a running one with the same key. */
export interface FlowEffect {
  readonly type: string;
  readonly key?: string;
}

/** A new state and the effects to carry out. */
export interface Transition<State, Effect extends FlowEffect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Carries out one effect and may answer with events. The signal aborts when it is superseded. */
export type Perform<Event, Effect> = (
  effect: Effect,
  tools: { send: (event: Event) => void; signal: CallSignal },
) => void | Promise<void>;

/** Handles events and carries out the effects that they request. */
export interface FlowLogic<Input, State, Event, Effect extends FlowEffect> {
  /** Pure, so that a flow can be tested, drawn and used without React. */
  readonly transition: (state: State, event: Event) => Transition<State, Effect>;
  readonly perform: (ports: Ports, input: Input) => Perform<Event, Effect>;
  /**
   * The drafts to store for a reload, by storage key; `null` removes one. They never contain
   * secrets.
   */
  readonly toDrafts: (state: State) => Readonly<Record<string, unknown>>;
  /**
   * The state of a page that is restored from the back-forward cache. `saved` is what a later page
   * of the same tab may have stored in the meantime.
   */
  readonly restore?: (state: State, saved: SavedState) => State;
}

/** The rules of a page, which a state contains, because a transition is pure. */
export type Rules = Pick<PageAdapter, "phoneRule">;

/**
 * A flow, such as the registration or a self-service task. Each run has an input: a customer, a
 * device, or `void`.
 */
export interface Flow<Input, State, Event, Effect extends FlowEffect> {
  readonly name: string;
  /**
   * Runs of inputs with the same identity share a runner and a draft; "" if there is only one
   * input.
   */
  readonly identity: (input: Input) => string;
  /** The initial state; `saved` is null until the storage has been read. */
  readonly start: (input: Input, saved: SavedState | null, page?: Rules) => State;
  /** The storage keys of `toDrafts`, for a reset before the logic is loaded. */
  readonly keys?: readonly string[];
  /** The logic, or a function that loads it on the first event. */
  readonly logic:
    | FlowLogic<Input, State, Event, Effect>
    | (() => Promise<FlowLogic<Input, State, Event, Effect>>);
  /**
   * The state after an edit whose event is still queued, because code or drafts have not loaded. It
   * lets a field show typed text immediately.
   */
  readonly preview?: (state: State, event: Event) => State;
  /**
   * True while a run must outlive its page: a call is pending, or its success has not been shown.
   */
  readonly isBusy?: (state: State) => boolean;
  /** When its last page is left, the run continues without its secrets instead of ending. */
  readonly outlivesPages?: true;
  /** False while a sent request has an unknown outcome, because the run must not restart then. */
  readonly canReset?: (state: State) => boolean;
  /**
   * The event for a page that enters or leaves the back-forward cache. `left` is also sent when the
   * last page that shows the run is left, and `back` when a page shows it again.
   */
  readonly onLifecycle?: (moment: PageMoment) => Event | undefined;
  /** The event for a change in the list of payment attempts. */
  readonly onAttempts?: (change: AttemptChange) => Event;
}

/** The data that an earlier page stored. */
export interface SavedState {
  /** A draft by its storage key; `null` if there is none, `undefined` if it is unreadable. */
  readonly draft: (key: string) => unknown;
  /** The payment attempts whose outcome is unknown. */
  readonly attempts: readonly Attempt[];
}

/** The argument of `run` after the flow: none for a flow without an input. */
export type InputArgument<Input> = [Input] extends [void] ? [] : [input: Input];
