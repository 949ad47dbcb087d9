/** Where drafts rest: `sessionStorage` in a browser, any map elsewhere. May throw; that never reaches a flow. */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** A storage that lives as long as the page: for servers, tests and browsers that refuse theirs. */
export function memoryStorage(): DraftStorage {
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
