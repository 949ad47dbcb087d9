/** A boolean whose changes React can follow with `useSyncExternalStore`. False at first. */
export function createFlag() {
  let value = false;
  const listeners = new Set<() => void>();
  return {
    get: (): boolean => value,
    change: (next: boolean): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
