import { useCallback, useSyncExternalStore } from "react";

/** Texts by IMEI. */
export type ByDevice = Readonly<Record<string, string>>;

const NONE: ByDevice = {};

const isByDevice = (value: unknown): value is ByDevice =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

function parsed(text: string | null): ByDevice {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isByDevice(value) ? value : NONE;
  } catch {
    return NONE;
  }
}

/**
 * A store of one text per device of a customer, saved in local storage as
 * `waypost.<what>.<customer>`.
 */
export function savedByDevice(what: string) {
  const keyOf = (customerId: string) => `waypost.${what}.${customerId}`;
  /** The last value read for each key, so that equal texts return the same object. */
  const known = new Map<string, { readonly text: string | null; readonly saved: ByDevice }>();
  /** Values that the storage rejected. They last until the page is closed. */
  const unsaved = new Map<string, ByDevice>();
  const listeners = new Set<() => void>();

  function of(customerId: string): ByDevice {
    const key = keyOf(customerId);
    const fallback = unsaved.get(key);
    if (fallback !== undefined) return fallback;
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // The browser blocks storage.
    }
    const last = known.get(key);
    if (last?.text === text) return last.saved;
    const saved = parsed(text);
    known.set(key, { text, saved });
    return saved;
  }

  /**
   * Saves the text of a device; "" removes it. Returns false if the text is lost when the page is
   * left.
   */
  function save(customerId: string, imei: string, value: string): boolean {
    const key = keyOf(customerId);
    const { [imei]: _, ...others } = of(customerId);
    const next = value === "" ? others : { ...others, [imei]: value };
    let isSaved = true;
    try {
      if (Object.keys(next).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      unsaved.delete(key);
    } catch {
      unsaved.set(key, next);
      isSaved = false;
    }
    for (const listener of listeners) listener();
    return isSaved;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another window has changed the value.
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  /** Returns the saved texts of a customer's devices; none if no customer is known. */
  function useSaved(customerId: string | null): ByDevice {
    const read = useCallback(() => (customerId === null ? NONE : of(customerId)), [customerId]);
    return useSyncExternalStore(subscribe, read);
  }

  return { of, save, useSaved };
}

/** Returns the text of a device; "" if there is none. */
export const textOf = (saved: ByDevice, imei: string): string =>
  Object.hasOwn(saved, imei) ? (saved[imei] ?? "") : "";
