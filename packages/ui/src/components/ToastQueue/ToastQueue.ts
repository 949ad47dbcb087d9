export interface ToastMessage {
  tone: "danger" | "success" | "info";
  message: string;
}

type Receiver = (message: ToastMessage) => void;

export interface ToastQueue {
  /** Shows a message; before the region is there it waits for it. */
  show: (message: ToastMessage) => void;
  /** Whether there was ever something to show: the moment to load the region. */
  wasUsed: () => boolean;
  /** Calls back when `wasUsed` turns true. Made for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** Takes back the errors that show: with a new attempt they are out of date. */
  dropErrors: () => void;
  /**
   * For the region: takes all that waits and all that comes, until the returned call, and drops
   * its errors when it is told to.
   */
  connect: (receiver: Receiver, dropErrors?: () => void) => () => void;
}

/** Where messages wait for a region that is loaded when the first of them comes. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: ToastMessage[] = [];
  let receiver: Receiver | undefined;
  let drop: (() => void) | undefined;
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
    dropErrors: () => drop?.(),
    connect: (next, dropErrors) => {
      receiver = next;
      drop = dropErrors;
      const missed = waiting;
      waiting = [];
      for (const message of missed) next(message);
      return () => {
        if (receiver === next) receiver = undefined;
      };
    },
  };
}
