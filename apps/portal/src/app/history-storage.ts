import type { memoryStorage } from "@waypost/hooks/flows";

/** The state of a history entry, to which pages may add. */
interface Entry {
  readonly kept?: Readonly<Record<string, string | null>>;
}

/** Keeps texts in the state of the history entry that is open, where a reload finds them. */
export function historyStorage(): ReturnType<typeof memoryStorage> {
  const { history } = window;
  const entry = () => history.state as Entry | null;
  let kept = entry()?.kept;
  const change = (key: string, text: string | null) => {
    kept = { ...kept, [key]: text };
    history.replaceState({ ...entry(), kept }, "");
  };
  // Another entry has a state of its own, which may be older.
  window.addEventListener("popstate", () => {
    if (kept ?? entry()?.kept) history.replaceState({ ...entry(), kept }, "");
  });
  return {
    getItem: (key) => kept?.[key] ?? null,
    setItem: change,
    removeItem: (key) => void (kept?.[key] && change(key, null)),
  };
}
