/** A promise with the fields in which React's `use` keeps what became of it, too. */
type Tracked<T> = Promise<T> & {
  status?: "pending" | "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
};

/**
 * Returns the value of a promise while rendering, or suspends until it has one, as `use` of React 19
 * does. React 18 has no `use`.
 */
export function readNow<T>(promise: Tracked<T>): T {
  if (promise.status === "fulfilled") return promise.value as T;
  if (promise.status === "rejected") throw promise.reason;
  if (promise.status === undefined) {
    promise.status = "pending";
    promise.then(
      (value) => {
        promise.status = "fulfilled";
        promise.value = value;
      },
      (reason: unknown) => {
        promise.status = "rejected";
        promise.reason = reason;
      },
    );
  }
  // Suspense is told by throwing the promise.
  // oxlint-disable-next-line typescript/only-throw-error
  throw promise;
}
