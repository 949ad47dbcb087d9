import type { DraftStorage, Logger } from "../../platform.ts";
import { isRecord } from "./checks.ts";

/** Drafts as JSON in a storage that may be full, blocked or asynchronous. */
export interface DraftStore {
  /** A draft; `null` if there is none, `undefined` if it is unreadable or has not loaded yet. */
  readonly read: (key: string) => unknown;
  /** Settles when all reads so far have completed; undefined if none is pending. */
  readonly arriving: () => Promise<void> | undefined;
  /**
   * Stores drafts. Never rejects; the promise is for asynchronous storages. If the storage refuses,
   * the drafts are stored without their longest texts. If it refuses those too, the old values are
   * removed, or stay with `keepsOld`.
   */
  readonly write: (entries: Entries, keepsOld?: boolean) => Promise<void> | undefined;
  /** True if this text of the last drafts is too long for the storage, so that a reload loses it. */
  readonly isTooLong: (text: string) => boolean;
  /** Calls back when `isTooLong` may have changed. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Discards the cached values, so that the next read asks the storage. */
  readonly forget: () => void;
}

/**
 * Failures are logged, never thrown. Drafts are stored all together or not at all, so that a reload
 * never mixes old and new ones.
 */
export function createDraftStore(storage: DraftStorage, log: Logger): DraftStore {
  /** The known content of the storage. */
  const texts = new Map<string, string | null>();
  const values = new Map<string, unknown>();
  let arriving: Promise<void> | undefined;
  let writing: Promise<void> | undefined;
  /** The texts that were omitted, each with the first key of its draft. */
  const tooLong = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();

  const logUnreadable = (key: string, error: unknown) =>
    log({ what: `draft ${key} is unreadable`, error });

  function read(key: string): unknown {
    let text: string | null | undefined = texts.get(key);
    try {
      text ??= texts.has(key) ? null : ask(key);
      return typeof text === "string" ? (JSON.parse(text) as unknown) : text;
    } catch (error) {
      logUnreadable(key, error);
      return text === undefined ? null : undefined;
    }
  }

  function ask(key: string): string | null | undefined {
    const answer = storage.getItem(key);
    if (answer === null || typeof answer === "string") return answer;
    const mine: Promise<void> = Promise.all([
      arriving,
      answer.then(
        (text) => void texts.set(key, text),
        (error: unknown) => {
          texts.set(key, null);
          logUnreadable(key, error);
        },
      ),
    ]).then(() => {
      if (arriving === mine) arriving = undefined;
    });
    arriving = mine;
    return undefined;
  }

  const write: DraftStore["write"] = (entries, keepsOld) => {
    const keys = Object.keys(entries);
    for (const [text, key] of tooLong) {
      const isGone = key === keys[0] && withoutTexts(entries, new Set([text])) === entries;
      if (isGone) tooLong.delete(text);
    }
    let shortened = withoutTexts(entries, tooLong) as Entries;
    const store = () => {
      const later = keys
        .filter((key) => !values.has(key) || values.get(key) !== shortened[key])
        .map((key) => change(key, shortened[key]))
        .filter((stored) => !!stored);
      return later.length === 0 ? undefined : Promise.all(later);
    };
    /** Retries without the longest text, and remembers it as too long. */
    const failed = async (error: unknown): Promise<void> => {
      const longest = keepsOld === true ? "" : longestText(shortened);
      if (longest === "") return discard(keys, error, keepsOld);
      log({ what: "a text is too long to be stored", error });
      forgetKeys(keys);
      tooLong.set(longest, keys[0]);
      shortened = withoutTexts(shortened, tooLong) as Entries;
      try {
        const later = store();
        for (const listener of listeners) listener();
        await later;
      } catch (next) {
        await failed(next);
      }
    };
    // Writes run one after another, so that the last one wins.
    if (writing !== undefined) return enqueue(store, failed);
    try {
      const later = store();
      return later && enqueue(() => later, failed);
    } catch (error) {
      void failed(error);
      return undefined;
    }
  };

  function change(key: string, value: unknown): Promise<void> | void {
    values.set(key, value);
    const text = value === null ? null : JSON.stringify(value);
    if (texts.get(key) === text) return;
    texts.set(key, text);
    return text === null ? storage.removeItem(key) : storage.setItem(key, text);
  }

  function enqueue(
    work: () => Promise<unknown> | undefined,
    failed: (error: unknown) => Promise<void>,
  ): Promise<void> {
    const mine: Promise<void> = Promise.resolve(writing)
      .then(work)
      .catch(failed)
      .then(() => {
        if (writing === mine) writing = undefined;
      });
    writing = mine;
    return mine;
  }

  async function discard(
    keys: readonly string[],
    error: unknown,
    keepsOld?: boolean,
  ): Promise<void> {
    log({ what: "drafts could not be stored", error });
    forgetKeys(keys);
    // A storage that refuses `removeItem` never stored anything.
    if (!keepsOld) await Promise.allSettled(keys.map(async (key) => storage.removeItem(key)));
  }

  function forgetKeys(keys: readonly string[]): void {
    for (const key of keys) {
      values.delete(key);
      texts.delete(key);
    }
  }

  const forget = (): void => {
    texts.clear();
    values.clear();
  };

  const subscribe: DraftStore["subscribe"] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const isTooLong = (text: string) => tooLong.has(text);

  return { read, arriving: () => arriving, write, forget, isTooLong, subscribe };
}

/** Drafts by their storage key. */
type Entries = Readonly<Record<string, unknown>>;

/** Length in characters. Shorter texts are never the reason why a storage refuses a draft. */
const LONG_TEXT = 1000;

/** The longest text in a value; "" if no text reaches that length. */
function longestText(value: unknown): string {
  if (typeof value === "string") return value.length > LONG_TEXT ? value : "";
  if (!Array.isArray(value) && !isRecord(value)) return "";
  return Object.values(value)
    .map(longestText)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** The value with these texts replaced by ""; the same value if it has none of them. */
function withoutTexts(value: unknown, texts: Pick<ReadonlySet<string>, "has">): unknown {
  if (typeof value === "string") return value.length > LONG_TEXT && texts.has(value) ? "" : value;
  if (Array.isArray(value)) {
    const next = value.map((entry) => withoutTexts(entry, texts));
    return next.some((entry, index) => entry !== value[index]) ? next : value;
  }
  if (!isRecord(value)) return value;
  const next = Object.entries(value).map(([key, entry]) => [key, withoutTexts(entry, texts)]);
  return next.some(([key, entry]) => entry !== value[key as string])
    ? Object.fromEntries(next)
    : value;
}
