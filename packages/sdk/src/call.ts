import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { within } from "./platform.ts";
import { retryWait } from "./retry.ts";
import { settle } from "./settle.ts";
import type { Arguments, Note } from "./shape.ts";
import { createTransport } from "./transport.ts";
import type { CallOptions } from "./types.ts";

/** Makes the function that carries out every operation: token, attempts, and what they came to. */
export function createCall({ baseUrl, fetch, timeout, token, report, wait }: ClientOptions) {
  const transport = createTransport(baseUrl, fetch);

  return async <T>(name: string, operation: Operation<T>, args: Arguments): Promise<T> => {
    const jwt = operation.authorized ? token?.() : undefined;
    if (operation.authorized && !jwt) throw createError(name, "no-token", {});

    const { signal, ...target } = dealOut(operation.endpoint, args, jwt);
    const write = target.method !== "GET";
    const limit = write ? (timeout?.write ?? 90_000) : (timeout?.read ?? 15_000);
    const note: Note = (field, problem) => {
      // A read may lack what nobody decides by; of a write the reply is all there is.
      if (write || problem === "dropped") report?.({ operation: name, field, problem });
    };

    for (let made = 1; ; made += 1) {
      if (signal?.aborted) throw createError(name, "aborted", {});
      const attempt = await transport(target, limit, signal);
      const delay = write ? undefined : retryWait(attempt, made);
      if (delay === undefined) return settle(name, operation, attempt, write, args, note);
      await within(signal, wait ? undefined : delay, wait?.(delay));
    }
  };
}

/** Deals the arguments out to the places that the endpoint names. */
function dealOut(endpoint: string, args: Arguments, token: string | undefined) {
  const [method = "", path = "", query] = endpoint.split(/[ ?]/);
  const rest = [...args];
  const take = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, rest.shift()]));
  return {
    method,
    path,
    params: { path: take(path.match(/\w+(?=})/g) ?? []), query: take(query ? [query] : []) },
    body: method === "GET" ? undefined : rest.shift(),
    headers: { Authorization: token && `JWT ${token}` },
    signal: optionsOf(rest.shift()).signal,
  };
}

function optionsOf(value: Arguments[number]): CallOptions {
  return typeof value === "object" ? value : {};
}
