import type { Attempt } from "../payment/attempts.ts";
import type { PageMoment, Ports } from "./ports.ts";
import type { Perform } from "./runner-types.ts";

/** What a transition asks for. Effects of one key supersede each other: the newer ends the older. */
export interface FlowEffect {
  readonly type: string;
  readonly key?: string;
}

/** A new state and what has to happen because of it. */
export interface Transition<State, Effect extends FlowEffect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What an event does, and how the effects it asks for are carried out. */
export interface FlowLogic<Input, State, Event, Effect extends FlowEffect> {
  /** Pure, so that a flow can be tested, drawn and used without React. */
  readonly transition: (state: State, event: Event) => Transition<State, Effect>;
  readonly perform: (ports: Ports, input: Input) => Perform<Event, Effect>;
  /** Why an event has no effect in this state; asked only about one that has none. */
  readonly whyIgnored?: (state: State, event: Event) => IgnoredReason;
}

/**
 * Why an event has no effect now:
 * `loading`: the code or the draft is still on its way, and the event waits for it.
 * `waiting`: an answer of the server is awaited.
 * `incomplete`: something that it needs is missing or not valid.
 * `limit`: there are as many as there may be, or as few.
 * `finished`: what it is about was sent.
 * `elsewhere`: it belongs to another screen.
 */
export type IgnoredReason =
  | "loading"
  | "waiting"
  | "incomplete"
  | "limit"
  | "finished"
  | "elsewhere";

/** Whether an event would have an effect now. */
export type Ability =
  | { readonly isAllowed: true; readonly reason: null }
  | { readonly isAllowed: false; readonly reason: IgnoredReason };

/** A flow of the product. A run of it is about its input: a customer, a device, or nothing (`void`). */
export interface Flow<Input, State, Event, Effect extends FlowEffect> {
  readonly name: string;
  /** Inputs of one identity share a runner and a draft; "" where there is only one. */
  readonly identity: (input: Input) => string;
  /** The state to begin with; `kept` is null while the storage has not answered yet. */
  readonly start: (input: Input, kept: Kept | null) => State;
  /** What outlives a reload, by storage key; `null` removes it. Secrets never belong here. */
  readonly keep: (state: State) => Readonly<Record<string, unknown>>;
  /** The code, or a function that loads it when the first event comes. */
  readonly logic:
    | FlowLogic<Input, State, Event, Effect>
    | (() => Promise<FlowLogic<Input, State, Event, Effect>>);
  /**
   * The state as an edit will make it, for the time until the code or the drafts are here: a field
   * shows what is typed, although its event still waits.
   */
  readonly preview?: (state: State, event: Event) => State;
  /** True while a run must outlive its page: a call is pending or its success was not seen. */
  readonly isBusy?: (state: State) => boolean;
  /** False while what was sent has no known outcome: then the run cannot begin anew. */
  readonly canReset?: (state: State) => boolean;
  /** The event that tells a running flow that its page is put away or comes back. */
  readonly onLifecycle?: (moment: PageMoment) => Event | undefined;
  /** The event that tells a running flow of a change among the attempts to pay. */
  readonly onAttempts?: (change: AttemptChange) => Event;
}

/** What an earlier page left. */
export interface Kept {
  /** A draft by its storage key; `null` where there is none, `undefined` where it is unreadable. */
  readonly draft: (key: string) => unknown;
  /** The attempts to pay whose outcome is not known. */
  readonly attempts: readonly Attempt[];
}

/**
 * All attempts whose outcome is not known. `accepted` is one that has just succeeded, or the part
 * of one that a look-up or the customer has closed: what was read before is out of date.
 */
export interface AttemptChange {
  readonly attempts: readonly Attempt[];
  readonly accepted?: Attempt;
}

/** A flow without an input takes none: `run(flow)` instead of `run(flow, input)`. */
export type InputArgument<Input> = [Input] extends [void] ? [] : [input: Input];
