/** The state of a run, and the state that its pages show. */
interface RunState<State, Event> {
  readonly get: () => State;
  readonly set: (state: State) => void;
  /** Shows the state as the queued events will leave it. Used for display only. */
  readonly preview: (...queued: readonly Event[]) => void;
  /** The state that pages show: the actual state, or its preview. */
  readonly shown: () => State;
  /** The state that pages hydrate with. */
  readonly shownByServer: () => State;
  readonly isRestoring: () => boolean;
  /** Settles when the state is restored from the drafts. */
  readonly restored: Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface RunStateOptions<State, Event> {
  /** The initial state: restored from the drafts, or before they have loaded. */
  readonly start: (drafts: "saved" | "awaited") => State;
  /** Settles when the requested drafts have loaded; undefined if none is pending. */
  readonly arriving: () => Promise<void> | undefined;
  readonly preview: ((state: State, event: Event) => State) | undefined;
  /** True if a server renders the page as well, without drafts. */
  readonly ssr: boolean;
  /** Events that were queued while the drafts were loading. */
  readonly queued: () => readonly Event[];
}

export function createRunState<State, Event>(
  options: RunStateOptions<State, Event>,
): RunState<State, Event> {
  const { start, ssr } = options;
  const listeners = new Set<() => void>();
  let state = start("saved");
  const arriving = options.arriving();
  if (arriving !== undefined) state = start("awaited");
  let previewed: State | undefined;
  let serverState: State | undefined;
  let isRestoring = arriving !== undefined;

  const shown = (): State => previewed ?? state;

  function show(change: () => void): void {
    const before = shown();
    change();
    if (shown() !== before) for (const listener of listeners) listener();
  }

  function preview(...queued: readonly Event[]): void {
    show(() => {
      for (const event of queued) previewed = options.preview?.(shown(), event) ?? previewed;
    });
  }

  async function restore(): Promise<void> {
    if (arriving === undefined) return;
    await arriving;
    serverState ??= shown();
    show(() => {
      state = start("saved");
      isRestoring = false;
      previewed = undefined;
    });
    preview(...options.queued());
  }

  return {
    get: () => state,
    set: (next) =>
      show(() => {
        state = next;
        previewed = undefined;
      }),
    preview,
    shown,
    shownByServer: () =>
      ssr ? (serverState ??= isRestoring ? shown() : start("awaited")) : shown(),
    isRestoring: () => isRestoring,
    restored: restore(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
