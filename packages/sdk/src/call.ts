import { createAddress } from "./address.ts";
import { createError, isWaypostError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { sortArguments } from "./outgoing.ts";
import { within } from "./platform.ts";
import { retryWait } from "./retry.ts";
import { settle } from "./settle.ts";
import type { Arguments, Note } from "./shape.ts";
import { createTransport } from "./transport.ts";

type Call = <T>(name: string, operation: Operation<T>, args: Arguments) => Promise<T>;

/**
 * Makes the function that carries out every operation: token, attempts, and what they came to.
 * @throws TypeError when nothing can be sent to the host
 */
export function createCall(options: ClientOptions): Call {
  const { timeout, report, wait } = options;
  const send = createTransport(createAddress(options.baseUrl), options.fetch);

  const carryOut: Call = async (name, operation, args) => {
    const token = operation.authorized && tokenOf(options);
    if (operation.authorized && !token) throw createError(name, "no-token", {});

    const [outgoing, { signal }] = sortArguments(operation, args);
    const write = outgoing.method !== "GET";
    const limit = write ? positive(timeout?.write, 90_000) : positive(timeout?.read, 15_000);
    const note: Note = (field, problem) => {
      try {
        // A read may lack what nobody decides by; of a write the reply is all there is.
        if (write || problem === "dropped") report?.({ operation: name, field, problem });
      } catch {
        // Who cannot take a report still gets the reply.
      }
    };

    for (let made = 1; ; made += 1) {
      if (signal?.aborted) throw createError(name, "aborted", {});
      const attempt = await within(limit, signal, (ending) => send(outgoing, token, ending));
      const delay = write ? undefined : retryWait(attempt, made);
      if (delay === undefined) return settle(name, operation, attempt, write, note);
      await (wait ? wait(delay, signal) : within(delay, signal));
    }
  };

  return async (name, operation, args) => {
    try {
      return await carryOut(name, operation, args);
    } catch (error) {
      // A signal that is none, a wait that throws: before anything went out, or between two reads.
      throw isWaypostError(error) ? error : createError(name, "network", {});
    }
  };
}

/** What is no token counts as none, and so does a source that fails. */
function tokenOf({ token }: ClientOptions): string | undefined {
  try {
    const given: unknown = token?.();
    return typeof given === "string" ? given : undefined;
  } catch {
    return undefined;
  }
}

/** What is no limit counts as not given. */
function positive(limit: number | undefined, usual: number): number {
  return limit && limit > 0 ? limit : usual;
}
