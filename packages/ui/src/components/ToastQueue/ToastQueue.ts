export interface ToastMessage {
  tone: "danger" | "success" | "info";
  message: string;
}

type Receiver = (message: ToastMessage) => void;

export interface ToastQueue {
  /** Shows a message, or queues it until the region is loaded. */
  show: (message: ToastMessage) => void;
  /** Whether there was ever a message; then the region should be loaded. */
  wasUsed: () => boolean;
  /** Calls back when `wasUsed` becomes true. Made for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Removes the messages, which are out of date after a new attempt and would cover a question.
   * Those that were shown at the same moment stay.
   */
  clear: () => void;
  /**
   * For the region: receives queued and new messages until the returned function is called, and is
   * told when to remove those that it shows.
   */
  connect: (receiver: Receiver, clear?: () => void) => () => void;
}

/** A queue of messages. The region that shows them can be loaded with the first one. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  let receiver: Receiver | undefined;
  let clearShown: (() => void) | undefined;
  let isUsed = false;
  return {
    show: (message) => {
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
    clear: () => clearShown?.(),
    connect: (next, clear) => {
      receiver = next;
      clearShown = clear;
      const missed = waiting;
      waiting = [];
      for (const message of missed) next(message);
      return () => {
        if (receiver === next) receiver = undefined;
      };
    },
  };
}
