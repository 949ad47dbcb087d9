/** A message to show for a short time. */
export interface ToastMessage {
  tone: "danger" | "success" | "info";
  message: string;
}

type Receiver = (message: ToastMessage) => void;
type IsOutdated = (message: ToastMessage) => boolean;

/** Takes messages at any time and gives them to the region that shows them, once it is loaded. */
export interface ToastQueue {
  /** Shows a message, or queues it until the region is loaded. */
  show: (message: ToastMessage) => void;
  /** Whether there was ever a message; then the region should be loaded. */
  wasUsed: () => boolean;
  /** Calls back when `wasUsed` becomes true. Made for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Removes the messages, which are out of date after a new attempt and would cover a question, also
   * those that wait for the region. Messages shown at the same moment stay.
   */
  clear: () => void;
  /**
   * For the region: receives queued and new messages until the returned function is called, and is
   * told which of those that it shows to remove.
   */
  connect: (receiver: Receiver, remove?: (isOutdated: IsOutdated) => void) => () => void;
}

/** A queue of messages. The region that shows them can be loaded with the first one. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  let receiver: Receiver | undefined;
  let removeShown: ((isOutdated: IsOutdated) => void) | undefined;
  const justShown = new Set<ToastMessage>();
  let isUsed = false;
  return {
    show: (given) => {
      // The caller may show the same object twice.
      const message = { ...given };
      justShown.add(message);
      setTimeout(() => justShown.delete(message));
      if (receiver === undefined) waiting.push(message);
      else receiver(message);
      if (isUsed) return;
      isUsed = true;
      for (const listener of listeners) listener();
    },
    wasUsed: () => isUsed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => {
      waiting = waiting.filter((message) => justShown.has(message));
      removeShown?.((message) => !justShown.has(message));
    },
    connect: (next, remove) => {
      receiver = next;
      removeShown = remove;
      const missed = waiting;
      waiting = [];
      for (const message of missed) next(message);
      return () => {
        if (receiver === next) receiver = undefined;
      };
    },
  };
}
