import { createError, isWaypostError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { within } from "./platform.ts";
import { fieldsOf, text } from "./reply.ts";
import { retryWait } from "./retry.ts";
import { settle } from "./settle.ts";
import { textNeeded } from "./shape.ts";
import type { Arguments, Note } from "./shape.ts";
import { createTransport } from "./transport.ts";
import type { CallOptions } from "./types.ts";

type Call = <T>(name: string, operation: Operation<T>, args: Arguments) => Promise<T>;

/**
 * Makes the function that carries out every operation: token, attempts, and what they came to.
 * @throws TypeError when `baseUrl` is no full address
 */
export function createCall(options: ClientOptions): Call {
  const { timeout, report, wait = within } = options;
  const LONGEST_WAIT = 10_000;
  const send = createTransport(options.baseUrl, options.fetch);

  const carryOut: Call = async (name, operation, args) => {
    let token: string | undefined;
    if (operation.authorized) {
      try {
        token = textNeeded(options.token?.());
      } catch {
        // A source that fails has none.
      }
      if (!token) throw createError(name, "no-token");
    }

    const [method, path, query] = operation.endpoint.split(/[ ?]/) as [string, string, string?];
    const write = method !== "GET";
    const names = path.match(/\w+(?=})/g) ?? [];
    // An address stands in logs: no more than its first six digits leave of a card.
    const init = {
      params: {
        path: Object.fromEntries(
          names.map((part) => [
            part,
            part === "first6" ? text(args.shift())?.replace(/\D/g, "").slice(0, 6) : args.shift(),
          ]),
        ),
        query: query && { [query]: args.shift() },
      },
      body: write ? args.shift() : undefined,
      headers: { Authorization: token && `JWT ${token}` },
    };
    const { signal }: CallOptions = fieldsOf(args[0]);
    const given = (write ? timeout?.write : timeout?.read) ?? 0;
    // What is no limit counts as not given.
    const limit = given > 0 ? given : write ? 90_000 : 15_000;
    const note: Note = (field, problem) => {
      try {
        // A read may lack what nobody decides by; of a write the reply is all there is.
        if (write || problem === "dropped") report?.({ operation: name, field, problem });
      } catch {
        // Who cannot take a report still gets the reply.
      }
    };

    for (let made = 1; ; made += 1) {
      if (signal?.aborted) throw createError(name, "aborted");
      const attempt = await within(limit, signal, (ending) => send(method, path, init, ending));
      const delay = write ? Infinity : retryWait(attempt, made);
      if (delay > LONGEST_WAIT) return settle(name, operation, attempt, write, note);
      await wait(delay, signal);
    }
  };

  // A signal that is none, a wait that throws: before anything went out, or between two reads.
  return (name, operation, args) =>
    carryOut(name, operation, args).catch((error: unknown) => {
      throw isWaypostError(error) ? error : createError(name, "network");
    });
}
