/**
 * Where drafts are kept: `sessionStorage` in a browser, `AsyncStorage` in React Native, any map
 * elsewhere. It may answer later, and it may throw or reject; that never reaches a flow.
 */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>;
  readonly setItem: (key: string, value: string) => void | Promise<void>;
  readonly removeItem: (key: string) => void | Promise<void>;
}

/** A storage that answers at once and lives as long as the page. */
export interface MemoryStorage extends DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** For servers, tests and browsers that refuse their storage. */
export function memoryStorage(): MemoryStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Told of what went wrong without a user having to know: nothing secret is ever passed. */
export type Logger = (event: { what: string; error?: unknown }) => void;

/** The signal that ends a call: a real `AbortSignal` fits. */
interface Signal {
  readonly aborted: boolean;
}

interface AbortControl {
  readonly signal: Signal & {
    addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
    removeEventListener(type: "abort", listener: () => void): void;
    readonly reason?: unknown;
  };
  abort(): void;
}

export type CallSignal = AbortControl["signal"];

const { AbortController } = globalThis as unknown as { AbortController: new () => AbortControl };

/** An `AbortController`, named without the DOM's types so that every runtime can type-check this. */
export const newAbort = (): AbortControl => new AbortController();
