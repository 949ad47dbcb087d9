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
export function keptByDevice(what: string) {
  const keyOf = (customerId: string) => `waypost.${what}.${customerId}`;
  /** The last value read for each key, so that equal texts return the same object. */
  const known = new Map<string, { readonly text: string | null; readonly kept: ByDevice }>();
  /** Values that the storage rejected. They last until the page is closed. */
  const unkept = new Map<string, ByDevice>();
  const listeners = new Set<() => void>();

  function of(customerId: string): ByDevice {
    const key = keyOf(customerId);
    const fallback = unkept.get(key);
    if (fallback !== undefined) return fallback;
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // The browser blocks storage.
    }
    const last = known.get(key);
    if (last?.text === text) return last.kept;
    const kept = parsed(text);
    known.set(key, { text, kept });
    return kept;
  }

  /**
   * Saves the text of a device; "" removes it. Returns false if the text is lost when the page is
   * left.
   */
  function keep(customerId: string, imei: string, value: string): boolean {
    const key = keyOf(customerId);
    const { [imei]: _, ...others } = of(customerId);
    const next = value === "" ? others : { ...others, [imei]: value };
    let isKept = true;
    try {
      if (Object.keys(next).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      unkept.delete(key);
    } catch {
      unkept.set(key, next);
      isKept = false;
    }
    for (const listener of listeners) listener();
    return isKept;
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
  function useKept(customerId: string | null): ByDevice {
    const read = useCallback(() => (customerId === null ? NONE : of(customerId)), [customerId]);
    return useSyncExternalStore(subscribe, read);
  }

  return { of, keep, useKept };
}

/** Returns the text of a device; "" if there is none. */
export const textOf = (kept: ByDevice, imei: string): string =>
  Object.hasOwn(kept, imei) ? (kept[imei] ?? "") : "";
