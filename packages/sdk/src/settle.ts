import { createError } from "./errors.ts";
import type { WaypostError } from "./errors.ts";
import { isWrite } from "./operation.ts";
import type { Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { SOMETHING_WENT_WRONG, errorText, fieldsOf, notRefused } from "./reply.ts";
import { serverText, verdict } from "./reply.ts";
import type { Reply } from "./reply.ts";
import type { Attempt } from "./transport.ts";

type Reason = "network" | "timeout" | "aborted" | "unreadable" | "server";

/** Turns the last attempt into the operation's value, or throws its error. */
export function settle<T>(
  operation: Operation<T>,
  attempt: Attempt,
  report: ClientOptions["report"],
): T {
  const base = { operation: operation.name, displayMessage: SOMETHING_WENT_WRONG };
  const write = isWrite(operation);
  const unknown = (reason: Reason, status: number | null) =>
    createError({ ...base, kind: "unknown-outcome", reason, status });

  if ("failure" in attempt) {
    const { failure, sent } = attempt;
    throw write && sent ? unknown(failure, null) : createError({ ...base, kind: failure });
  }
  const { reply } = attempt;
  const said = verdict(reply, operation.accepts ?? notRefused, write);
  if (said === "rejected" || said === "http") throw refusal(operation.name, said, reply);
  if (said === "accepted") {
    const value = operation.shape(reply.body, (field, problem) => {
      // A read may lack what nobody decides by; of a write the reply is all there is.
      if (write || problem === "dropped") report?.({ operation: operation.name, field, problem });
    });
    if (value !== undefined) return value;
  }
  throw write
    ? unknown(said === "server" ? said : "unreadable", reply.status)
    : createError({ ...base, kind: "malformed", status: reply.status });
}

function refusal(operation: string, kind: "rejected" | "http", reply: Reply): WaypostError {
  const { message, error } = fieldsOf(reply.body);
  return createError({
    kind,
    operation,
    status: reply.status,
    displayMessage: errorText(reply.body),
    serverMessage: serverText(message),
    serverError: serverText(error),
  });
}
