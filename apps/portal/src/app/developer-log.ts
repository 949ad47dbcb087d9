/** Tells a developer what an owner need not know. No secret is in it: see `Logger` of the hooks. */
export const developerLog = (what: string, detail: unknown): void =>
  // oxlint-disable-next-line no-console -- the one place where a developer looks
  console.warn(what, detail);
