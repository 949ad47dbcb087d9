import { createError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import { isSignal } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import { fieldsOf, text } from "./reply.ts";

/** Returns undefined, or throws, when the argument cannot be sent. */
type Reader<V> = (argument: Arguments[number]) => V | undefined;

/**
 * Builds a request from the arguments of a method. Throws a `bad-argument` error for the first one
 * that cannot be sent.
 */
export function readArguments(
  name: string,
  { endpoint }: Operation<unknown>,
  args: Arguments,
  token: string | undefined,
) {
  const next = <V>(parameter: string, read: Reader<V>): V => {
    let value: V | undefined;
    try {
      value = read(args.shift());
    } catch {
      // It cannot be encoded or serialized.
    }
    if (value === undefined) throw createError(name, "bad-argument", { parameter });
    return value;
  };
  const [method, path, query, mark] = endpoint.split(/[ ?]/) as [string, string, string?, string?];
  const pathNames = path.match(/\w+(?=})/g) ?? [];
  return {
    method,
    path,
    request: {
      params: {
        path: Object.fromEntries(
          pathNames.map((part) => [part, next(part, part === "first6" ? firstSix : segment)]),
        ),
        query: query && {
          [query]: next<string | null>(query, mark === undefined ? encodable : optional),
        },
      },
      body: method === "GET" ? undefined : next("body", (body) => JSON.stringify(body)),
      headers: { Authorization: token && `JWT ${token}` },
    },
    signal: next("signal", signalOf) ?? undefined,
  };
}

/** A string, or a number as a string. Throws if it contains half of a surrogate pair. */
const encodable: Reader<string> = (argument) => {
  const value = text(argument) ?? undefined;
  encodeURIComponent(value ?? "");
  return value;
};

const optional: Reader<string | null> = (argument) =>
  argument === undefined || argument === null ? null : encodable(argument);

/** An empty segment, "." and ".." would change the path. */
const segment: Reader<string> = (argument) => {
  const value = encodable(argument);
  return /^\.{0,2}$/.test(value ?? "") ? undefined : value;
};

/** URLs end up in logs, so never put more than the first six digits of a card in one. */
const firstSix: Reader<string> = (argument) =>
  segment(text(argument)?.replace(/\D/g, "").slice(0, 6));

/** Options may be missing, and so may their signal. */
const signalOf: Reader<SignalLike | null> = (options) => {
  const { signal = null } = fieldsOf(options);
  return signal === null || isSignal(signal) ? signal : undefined;
};
