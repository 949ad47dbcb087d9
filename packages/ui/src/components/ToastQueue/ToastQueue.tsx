/** A message to show for a short time. */
export interface ToastMessage {
  tone: "danger" | "success" | "info";
  message: string;
}

type Receiver = (message: ToastMessage) => void;
type IsOutdated = (message: ToastMessage) => boolean;

/** Accepts messages at any time and passes them to the region once it is loaded. */
export interface ToastQueue {
  /** Shows a message, or queues it until the region is loaded. */
  show: (message: ToastMessage) => void;
  /** Returns true if there has been a message. The region should be loaded then. */
  wasUsed: () => boolean;
  /** Calls the listener when `wasUsed` becomes true. Suitable for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Removes the messages, including those that wait for the region. Call it before a new attempt
   * or a question, when earlier messages are out of date or would cover it. Messages shown at the
   * same time stay.
   */
  clear: () => void;
  /**
   * Connects the region. It receives queued and new messages until the returned function is
   * called. `remove` is called with a predicate for the messages to remove.
   */
  connect: (receiver: Receiver, remove?: (isOutdated: IsOutdated) => void) => () => void;
}

/** Creates a queue of messages. The region that shows them can be loaded with the first message. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  let receiver: Receiver | undefined;
  let removeShown: ((isOutdated: IsOutdated) => void) | undefined;
  const justShown = new Set<ToastMessage>();
  let isUsed = false;
  return {
    show: (given) => {
      // A copy, because the caller may show the same object twice.
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
