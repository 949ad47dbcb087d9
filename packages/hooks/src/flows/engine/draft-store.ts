import type { DraftStorage, Logger } from "../../platform.ts";

/** Drafts as JSON in a storage that may be full, forbidden, or answer later. */
export interface DraftStore {
  /** A draft; `null` if there is none, `undefined` if it is unreadable or has not arrived. */
  readonly read: (key: string) => unknown;
  /** Settles when all reads so far have an answer; undefined if none is pending. */
  readonly arriving: () => Promise<void> | undefined;
  /**
   * Returns a promise if the storage is asynchronous; it never rejects. If the storage refuses, the
   * old values of these entries are removed, unless `keepsOld`.
   */
  readonly write: (
    entries: Readonly<Record<string, unknown>>,
    keepsOld?: boolean,
  ) => Promise<void> | undefined;
  /** Discards what is known of the storage, so that the next read asks it again. */
  readonly forget: () => void;
}

/**
 * Failures are logged, never thrown. Drafts are stored all together or not at all, so that a reload
 * never mixes old and new ones.
 */
export function createDraftStore(storage: DraftStorage, log: Logger): DraftStore {
  /** What the storage holds, as far as it is known. */
  const texts = new Map<string, string | null>();
  const values = new Map<string, unknown>();
  let arriving: Promise<void> | undefined;
  let writing: Promise<void> | undefined;

  const unreadable = (key: string, error: unknown) =>
    log({ what: `draft ${key} is unreadable`, error });

  function read(key: string): unknown {
    let text: string | null | undefined = texts.get(key);
    try {
      text ??= texts.has(key) ? null : ask(key);
      return typeof text === "string" ? (JSON.parse(text) as unknown) : text;
    } catch (error) {
      unreadable(key, error);
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
          unreadable(key, error);
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
    const store = () => {
      const later = keys
        .filter((key) => !values.has(key) || values.get(key) !== entries[key])
        .map((key) => change(key, entries[key]))
        .filter((stored) => !!stored);
      return later.length === 0 ? undefined : Promise.all(later);
    };
    const failed = (error: unknown) => discard(keys, error, keepsOld);
    // Writes run one after the other, so that the last one wins.
    const isWriting = writing !== undefined;
    if (isWriting) return following(store, failed);
    try {
      const later = store();
      return later && following(() => later, failed);
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

  function following(
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
    log({ what: "drafts could not be kept", error });
    for (const key of keys) {
      values.delete(key);
      texts.delete(key);
    }
    // A storage that refuses removal never stored anything.
    if (!keepsOld) await Promise.allSettled(keys.map(async (key) => storage.removeItem(key)));
  }

  const forget = (): void => {
    texts.clear();
    values.clear();
  };

  return { read, arriving: () => arriving, write, forget };
}
