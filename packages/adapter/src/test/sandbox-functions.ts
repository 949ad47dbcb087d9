import { createClient, isWaypostError } from "@waypost/sdk";
import { calls } from "../description.ts";
import { refuse } from "../index.ts";
import type { Context, Functions } from "../types.ts";
import { callByName } from "./client.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** Passes refusals on. Any other error stays one. */
function toRefusal(error: unknown): never {
  if (isWaypostError(error) && (error.kind === "rejected" || error.kind === "http"))
    throw refuse(error.serverMessage ?? error.displayMessage, error.serverError ?? undefined);
  throw error;
}

/**
 * Functions for all calls but the omitted ones, which ask a sandbox. The token is passed on as the
 * customer.
 */
export function sandboxFunctions(sandbox: Handler, omitted: readonly string[] = []): Functions {
  const clientOf = (token: unknown) =>
    createClient({
      baseUrl: "http://sandbox.test",
      token: () => String(token),
      retries: 0,
      fetch: (url, { method, headers, body }) =>
        sandbox(new Request(url, { method, headers, ...(body !== undefined && { body }) })),
    });
  const functions: Record<string, Record<string, (...all: readonly unknown[]) => unknown>> = {};
  for (const { name } of calls.filter((call) => !omitted.includes(call.name))) {
    const [feature = "", method = ""] = name.split(".");
    functions[feature] = {
      ...functions[feature],
      [method]: (...all) => {
        const { customer } = all.at(-1) as Context;
        return callByName(clientOf(customer), name, all.slice(0, -1)).catch(toRefusal);
      },
    };
  }
  return functions;
}
