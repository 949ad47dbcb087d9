/**
 * Logs details that developers need and customers do not. They contain no secrets: see `Logger` of
 * the hooks.
 */
export const developerLog = (what: string, detail: unknown): void =>
  // oxlint-disable-next-line no-console -- the one place where a developer looks
  console.warn(what, detail);
