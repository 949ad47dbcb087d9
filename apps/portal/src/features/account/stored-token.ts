/** The name under which the tracking site keeps its token. */
const KEY = "token";

/** Whether the tracking site has left a token in this browser. Its value is not read here. */
export function hasStoredToken(): boolean {
  try {
    return (window.localStorage.getItem(KEY) ?? "") !== "";
  } catch {
    // The browser blocks the storage.
    return false;
  }
}
