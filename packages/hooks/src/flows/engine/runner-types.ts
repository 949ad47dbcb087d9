import type { CallSignal, Logger } from "../../platform.ts";
import type { ServiceSource } from "../../services.ts";
import type { Attempts } from "../payment/attempts.ts";
import type { DraftStore } from "./draft-store.ts";
import type { Ability } from "./flow.ts";
import type { PageAdapter } from "./ports.ts";

/** A running flow: a store that UI libraries can subscribe to. */
export interface Runner<State, Event> {
  readonly getState: () => State;
  /** The state to hydrate with: with `ssr` that which the server rendered, without drafts. */
  readonly getServerState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** The storage has not answered yet: the draft is still to come. */
  readonly isRestoring: () => boolean;
  readonly send: (event: Event) => void;
  /** Whether an event would have an effect now and, if not, why. */
  readonly can: (event: Event) => Ability;
  /** Settles when events take effect at once: code, services and drafts are here. @throws if the code cannot be loaded */
  readonly ready: () => Promise<void>;
  /** Says that a page shows the run; call what it returns when the page is left. See `Waypost.run`. */
  readonly hold: () => () => void;
  /** Begins anew, without its draft. Does nothing while what was sent has no known outcome. */
  readonly reset: () => void;
  /** Ends the effects that have a key; later events, and what other effects answer, are ignored. */
  readonly stop: () => void;
}

/** Carries one effect out and may answer with events; superseded effects find their signal aborted. */
export type Perform<Event, Effect> = (
  effect: Effect,
  tools: { send: (event: Event) => void; signal: CallSignal },
) => void | Promise<void>;

/** An event that was handled; ignored where neither the state nor anything else changes. */
export interface Transitioned {
  readonly flow: string;
  readonly event: unknown;
  readonly from: unknown;
  readonly to: unknown;
  readonly effects: readonly unknown[];
}

/** What all runs of a page share. */
export interface RunnerContext {
  readonly pageAdapter: PageAdapter;
  readonly services: ServiceSource;
  readonly drafts: DraftStore;
  readonly attempts: Attempts;
  readonly log: Logger;
  /** A server renders the page as well. */
  readonly ssr?: boolean;
  /** Is told of every transition. */
  readonly observe?: ((transition: Transitioned) => void) | undefined;
}
