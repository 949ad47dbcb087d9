import { addressQuery } from "@waypost/hooks/rules";
import { useCallback, useSyncExternalStore } from "react";
import { useAddress } from "../../app/hash-location.ts";

/** The owner's names of devices, by IMEI. */
export type Nicknames = Readonly<Record<string, string>>;

/** Longer names would not fit on a card. */
export const NICKNAME_LENGTH = 40;

const NONE: Nicknames = {};

const keyOf = (customerId: string) => `waypost.nicknames.${customerId}`;

/** What was read last of each key, so that the same text gives the same object. */
const known = new Map<string, { readonly text: string | null; readonly names: Nicknames }>();
/** What the storage refused to keep, for as long as the page is open. */
const unkept = new Map<string, Nicknames>();
const listeners = new Set<() => void>();

const isNicknames = (value: unknown): value is Nicknames =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((name) => typeof name === "string");

function parsed(text: string | null): Nicknames {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isNicknames(value) ? value : NONE;
  } catch {
    return NONE;
  }
}

/** The names that this browser keeps for the devices of a customer. */
function nicknames(customerId: string): Nicknames {
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
  if (last?.text === text) return last.names;
  const names = parsed(text);
  known.set(key, { text, names });
  return names;
}

/** Names a device; "" for none. False if the name is lost when the page is left. */
export function nameDevice(customerId: string, imei: string, name: string): boolean {
  const key = keyOf(customerId);
  const { [imei]: _, ...others } = nicknames(customerId);
  const next = name === "" ? others : { ...others, [imei]: name };
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
  // Another window has changed them.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The names of a customer's devices; none where no customer is known. */
export function useNicknames(customerId: string | null): Nicknames {
  const read = useCallback(
    () => (customerId === null ? NONE : nicknames(customerId)),
    [customerId],
  );
  return useSyncExternalStore(subscribe, read);
}

/** The name of a device of the customer whom the address names; "" for none. */
export function useNickname(imei: string): string {
  const names = useNicknames(addressQuery(useAddress(), "customer_id"));
  return Object.hasOwn(names, imei) ? (names[imei] ?? "") : "";
}
