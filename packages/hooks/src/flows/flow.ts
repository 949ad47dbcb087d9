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

/** A journey: pure, so that it can be tested, drawn and used without React. */
export interface Flow<State, Event, Effect extends FlowEffect> {
  readonly name: string;
  /** The state to begin with, made of what an earlier page left in the storage. */
  readonly start: (kept: KeptDrafts) => State;
  readonly transition: (state: State, event: Event) => Transition<State, Effect>;
  /** What outlives a reload, by storage key; `null` removes it. Secrets never belong here. */
  readonly keep: (state: State) => Readonly<Record<string, unknown>>;
}

/** Reads a kept draft by its storage key; `null` where there is none, `undefined` where it is unreadable. */
export type KeptDrafts = (key: string) => unknown;
