import type { WaypostError } from "@waypost/sdk";

/** Statuses that say nothing of what was asked: the server was too busy or gave up waiting. */
const NOT_NOW = [408, 425, 429, 499];

/**
 * Whether a failed read answers what was asked with no. A server that is busy, broken or away may
 * still answer yes when it is asked again.
 */
export const isFinal = (error: WaypostError): boolean =>
  error.kind === "rejected" ||
  (error.kind === "http" && error.status < 500 && !NOT_NOW.includes(error.status));
