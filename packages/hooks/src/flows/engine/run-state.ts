/** The state of a run, and what its pages show of it. */
interface RunState<State, Event> {
  readonly get: () => State;
  readonly set: (state: State) => void;
  /** Shows what queued events will make of the state; nothing else may depend on it. */
  readonly preview: (...queued: readonly Event[]) => void;
  /** What pages show: the state, or its preview. */
  readonly shown: () => State;
  /** What a page hydrates with. */
  readonly shownByServer: () => State;
  readonly isRestoring: () => boolean;
  /** Settles when the state is that of the drafts. */
  readonly restored: Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How a state begins. */
interface RunStateOptions<State, Event> {
  /** The state of the drafts, or the one before they have arrived. */
  readonly start: (drafts: "kept" | "awaited") => State;
  /** Settles when the drafts that were read are there; undefined if they are. */
  readonly arriving: () => Promise<void> | undefined;
  readonly preview: ((state: State, event: Event) => State) | undefined;
  /** A server renders the page as well, without drafts. */
  readonly ssr: boolean;
  /** Events that wait, when the drafts have arrived. */
  readonly queued: () => readonly Event[];
}

export function createRunState<State, Event>(
  options: RunStateOptions<State, Event>,
): RunState<State, Event> {
  const { start, ssr } = options;
  const listeners = new Set<() => void>();
  let state = start("kept");
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
      state = start("kept");
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
