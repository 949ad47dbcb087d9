import type { Logger } from "../../platform.ts";
import type { ServiceSource } from "../../services.ts";
import type { Attempts } from "../checkout/attempts.ts";
import type { DraftStore } from "./draft-store.ts";
import type { PageAdapter } from "./ports.ts";

/** A running flow: a store that UI libraries can subscribe to. */
export interface Runner<State, Event> {
  readonly getState: () => State;
  /**
   * The state to hydrate with. With `ssr` this is the state that the server rendered, without
   * drafts.
   */
  readonly getServerState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** True until the storage has answered and the draft is restored. */
  readonly isRestoring: () => boolean;
  readonly send: (event: Event) => void;
  /**
   * Settles when code, services and drafts have loaded, so that events take effect immediately.
   * @throws if the code cannot be loaded
   */
  readonly ready: () => Promise<void>;
  /**
   * Registers a page that shows the run. Call the returned function when the page is left. See
   * `Waypost.run`.
   */
  readonly hold: () => () => void;
  /** Restarts without the draft. Does nothing while a sent request has an unknown outcome. */
  readonly reset: () => void;
  /**
   * Aborts the effects that have a key. Later events, and answers of other effects, are ignored.
   */
  readonly stop: () => void;
}

/** A handled event with the states before and after it and the requested effects. */
export interface Transitioned {
  readonly flow: string;
  readonly event: unknown;
  readonly from: unknown;
  readonly to: unknown;
  readonly effects: readonly unknown[];
}

/** The dependencies that all runs of a page share. */
export interface RunnerContext {
  readonly pageAdapter: PageAdapter;
  readonly services: ServiceSource;
  readonly drafts: DraftStore;
  readonly attempts: Attempts;
  readonly log: Logger;
  /** True if a server renders the page as well. */
  readonly ssr?: boolean;
  /** Called for every transition. */
  readonly observe?: ((transition: Transitioned) => void) | undefined;
}
