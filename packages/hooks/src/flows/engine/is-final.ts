import type { WaypostError } from "@waypost/sdk";

/** Client-error statuses that say nothing about the question: the server was busy or timed out. */
const TEMPORARY_STATUSES = [408, 425, 429, 499];

/**
 * True if a failed read is a definite "no". A server that is busy, broken or unreachable may still
 * answer "yes" later.
 */
export const isFinal = (error: WaypostError): boolean =>
  error.kind === "rejected" ||
  (error.kind === "http" && error.status < 500 && !TEMPORARY_STATUSES.includes(error.status));
