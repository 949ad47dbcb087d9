import type { Fault } from "../../../packages/sandbox/src/index.ts";

export interface NamedFault extends Omit<Fault, "call" | "times"> {
  readonly name: string;
  /** Only possible on a connection that several calls share. */
  readonly http2?: true;
}

const documentedError = { status: false, message: "Internal server error" };

/** The rows of the matrix. */
export const FAULTS: readonly NamedFault[] = [
  { name: "refuse", kind: "refuse" },
  { name: "silent-close", kind: "silent-close" },
  { name: "silent-close-carried-out", kind: "silent-close", carriedOut: true },
  { name: "destroy-session", kind: "destroy-session", http2: true },
  { name: "destroy-session-carried-out", kind: "destroy-session", carriedOut: true, http2: true },
  { name: "hang", kind: "hang" },
  { name: "late", kind: "late", milliseconds: 50 },
  { name: "slow", kind: "slow", milliseconds: 400 },
  { name: "too-many", kind: "too-many", seconds: 2 },
  { name: "request-timeout-408", kind: "request-timeout" },
  { name: "error-json-500", kind: "error-json", status: 500 },
  { name: "error-json-502", kind: "error-json", status: 502 },
  { name: "error-json-400", kind: "error-json", status: 400 },
  { name: "error-json-409", kind: "error-json", status: 409 },
  { name: "error-empty-500", kind: "error-empty", status: 500 },
  { name: "error-html-502", kind: "error-html", status: 502 },
  { name: "error-html-200", kind: "error-html", status: 200 },
  { name: "commit-then-500", kind: "commit-then", status: 500, body: documentedError },
  { name: "commit-then-409", kind: "commit-then", status: 409, body: documentedError },
  { name: "commit-then-202", kind: "commit-then", status: 202, body: { message: "Queued" } },
  { name: "commit-then-null", kind: "commit-then", status: 200, body: null },
  { name: "commit-then-list", kind: "commit-then", status: 200, body: [] },
  { name: "commit-then-text", kind: "commit-then", status: 200, body: "OK" },
  { name: "commit-then-error", kind: "commit-then", status: 200, body: { error: "Try later" } },
  {
    name: "commit-then-true-beside-error",
    kind: "commit-then",
    status: 200,
    body: { status: true, message: "Done", error: "The receipt could not be sent" },
  },
  { name: "malformed", kind: "malformed" },
  { name: "lost", kind: "lost" },
];
