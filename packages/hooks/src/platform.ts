/**
 * The storage for drafts: `sessionStorage` in a browser, `AsyncStorage` in React Native, any map
 * elsewhere. It may be asynchronous and may throw or reject; a flow never sees such an error.
 */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>;
  readonly setItem: (key: string, value: string) => void | Promise<void>;
  readonly removeItem: (key: string) => void | Promise<void>;
}

/** The storage that all windows of a browser share. */
export interface SharedStorage extends DraftStorage {
  /** False while other windows have another storage, as in a frame on another site. */
  readonly isShared?: () => boolean;
}

/** A synchronous storage that lasts as long as the page. */
export interface MemoryStorage extends DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** A storage in memory, for servers, tests and browsers that block storage. */
export function memoryStorage(): MemoryStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const { performance } = globalThis as unknown as {
  performance?: { readonly timeOrigin?: number; now(): number };
};

/** The platform's monotonic clock in milliseconds, or the system clock if it has none. */
export const monotonicNow = (): number =>
  performance === undefined ? Date.now() : (performance.timeOrigin ?? 0) + performance.now();

/**
 * The time at which the page was opened, in milliseconds of the system clock; 0 if the platform has
 * no such time.
 */
export const openedAt = (): number => performance?.timeOrigin ?? 0;

/** The two clocks of a page. */
export interface Clock {
  readonly now: () => Date;
  /**
   * Milliseconds on a monotonic clock, with the same origin on every page of a session if the
   * platform allows it. In browsers `performance.timeOrigin + performance.now()`.
   */
  readonly monotonicNow: () => number;
}

/** `navigator.locks`, or an equivalent for the pages of one device. */
export interface Locks {
  request<Result>(
    name: string,
    options: { ifAvailable: true },
    work: (lock: unknown) => Promise<Result>,
  ): Promise<Result>;
}

/** Receives errors that users need not know about. It never receives secrets. */
export type Logger = (event: { what: string; error?: unknown }) => void;

/** The part of an `AbortSignal` that a call needs. */
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

/** Creates an `AbortController`, typed without the DOM library so that any runtime can compile it. */
export const newAbort = (): AbortControl => new AbortController();
