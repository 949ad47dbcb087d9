import type { memoryStorage } from "@waypost/hooks/flows";

/** The state of a history entry, to which pages may add properties. */
interface Entry {
  readonly kept?: Readonly<Record<string, string | null>>;
}

/** Storage in the state of the current history entry, which survives a reload. */
export function historyStorage(): ReturnType<typeof memoryStorage> {
  const { history } = window;
  const entry = () => history.state as Entry | null;
  let kept = entry()?.kept;
  const change = (key: string, text: string | null) => {
    kept = { ...kept, [key]: text };
    history.replaceState({ ...entry(), kept }, "");
  };
  // Each history entry has its own state, which may be older.
  window.addEventListener("popstate", () => {
    if (kept ?? entry()?.kept) history.replaceState({ ...entry(), kept }, "");
  });
  return {
    getItem: (key) => kept?.[key] ?? null,
    setItem: change,
    removeItem: (key) => void (kept?.[key] && change(key, null)),
  };
}
