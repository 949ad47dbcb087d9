import { addTrace, createError } from "./errors.ts";
import type { WaypostError } from "./errors.ts";
import { messagesOf } from "./reply.ts";
import { traceOf } from "./trace.ts";

type Kind = WaypostError["kind"];
type ErrorOf<K extends Kind> = Extract<WaypostError, { kind: K }>;

/** The fields of an error that a test sets. All others get the values of an ordinary failure. */
export type TestErrorFields<K extends Kind> = Partial<
  Omit<ErrorOf<K>, "name" | "kind" | "message" | "stack" | "cause">
>;

const defaults: { readonly [K in Kind]: object } = {
  rejected: { status: 200 },
  http: { status: 400 },
  malformed: { status: 200 },
  "unknown-outcome": { reason: "network", status: null },
  "bad-argument": { parameter: "body" },
  network: {},
  timeout: {},
  aborted: {},
  "no-token": { reason: "empty" },
};

const withoutReply: ReadonlySet<Kind> = new Set<Kind>(["bad-argument", "no-token"]);
const withMessages: ReadonlySet<Kind> = new Set<Kind>(["rejected", "http", "unknown-outcome"]);

/**
 * Creates an error as a client throws it. By default, `displayMessage` is built from
 * `serverMessage` and `serverError`.
 */
export function createTestError<K extends Kind>(
  kind: K,
  fields: TestErrorFields<K> = {},
): ErrorOf<K> {
  const { operation = "registration.register", ...rest } = fields;
  const { serverMessage, serverError } = fields as TestErrorFields<"http">;
  const messages = withMessages.has(kind)
    ? messagesOf({ message: serverMessage, error: serverError })
    : {};
  const create = createError as unknown as (
    operation: string,
    kind: Kind,
    details: object,
  ) => WaypostError;
  const error = create(operation, kind, { ...defaults[kind], ...messages, ...rest });
  const {
    attempts = withoutReply.has(kind) ? 0 : 1,
    code,
    requestId,
    retryAfter,
    headers,
  } = fields;
  return addTrace(error, {
    ...traceOf({ attempts }),
    ...(code !== undefined && { code }),
    ...(requestId !== undefined && { requestId }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(headers !== undefined && { headers }),
  }) as ErrorOf<K>;
}
