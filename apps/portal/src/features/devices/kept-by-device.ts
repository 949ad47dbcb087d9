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

/** A text for each device of a customer, kept in local storage as `waypost.<what>.<customer>`. */
export function keptByDevice(what: string) {
  const keyOf = (customerId: string) => `waypost.${what}.${customerId}`;
  /** What was read last of each key, so that the same text gives the same object. */
  const known = new Map<string, { readonly text: string | null; readonly kept: ByDevice }>();
  /** What the storage refused to keep, for as long as the page is open. */
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
      // The browser blocks its storage.
    }
    const last = known.get(key);
    if (last?.text === text) return last.kept;
    const kept = parsed(text);
    known.set(key, { text, kept });
    return kept;
  }

  /** Keeps the text of a device; "" for none. False if it is lost when the page is left. */
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
    // Another window has changed it.
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  /** What is kept for a customer's devices; nothing where no customer is known. */
  function useKept(customerId: string | null): ByDevice {
    const read = useCallback(() => (customerId === null ? NONE : of(customerId)), [customerId]);
    return useSyncExternalStore(subscribe, read);
  }

  return { of, keep, useKept };
}

/** The text of a device; "" for none. */
export const textOf = (kept: ByDevice, imei: string): string =>
  Object.hasOwn(kept, imei) ? (kept[imei] ?? "") : "";
