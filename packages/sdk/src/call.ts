import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { within } from "./platform.ts";
import { retryWait } from "./retry.ts";
import { settle } from "./settle.ts";
import type { Arguments, Note } from "./shape.ts";
import { createTransport } from "./transport.ts";

/**
 * Makes the function that carries out every operation: token, attempts, and what they came to.
 * It takes the arguments out of their list one by one.
 */
export function createCall(options: ClientOptions) {
  const { timeout, wait } = options;
  const send = createTransport(options.baseUrl, options.fetch);

  return async <T>(name: string, operation: Operation<T>, args: Arguments): Promise<T> => {
    const token = operation.authorized && options.token?.();
    if (operation.authorized && !token) throw createError(name, "no-token", {});

    const [method = "", path = "", ...query] = operation.endpoint.split(/[ ?]/);
    const write = method !== "GET";
    const limit = write ? (timeout?.write ?? 90_000) : (timeout?.read ?? 15_000);
    const take = (names: readonly string[]) =>
      Object.fromEntries(names.map((each) => [each, args.shift()]));
    const init = {
      params: { path: take(path.match(/\w+(?=})/g) ?? []), query: take(query) },
      body: write ? args.shift() : undefined,
      headers: { Authorization: token && `JWT ${token}` },
    };
    const last = args[0];
    const signal = typeof last === "object" ? last.signal : undefined;
    const note: Note = (field, problem) => {
      // A read may lack what nobody decides by; of a write the reply is all there is.
      if (write || problem === "dropped") options.report?.({ operation: name, field, problem });
    };

    for (let made = 1; ; made += 1) {
      if (signal?.aborted) throw createError(name, "aborted", {});
      const attempt = await within(limit, signal, (ending) => send(method, path, init, ending));
      const delay = write ? undefined : retryWait(attempt, made);
      if (delay === undefined) return settle(name, operation, attempt, write, note);
      await (wait ? wait(delay, signal) : within(delay, signal));
    }
  };
}
