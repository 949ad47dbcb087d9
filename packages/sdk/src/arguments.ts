import { createError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import { isSignal } from "./platform.ts";
import { fieldsOf, text } from "./reply.ts";
import type { RequestOptions } from "./types.ts";

/** Returns undefined, or throws, when the argument cannot be sent. */
type Reader<V> = (argument: Arguments[number]) => V | undefined;

/**
 * Builds a request from the arguments of a method. Throws a `bad-argument` error for the first one
 * that cannot be sent.
 */
export function readArguments(name: string, { endpoint }: Operation<unknown>, args: Arguments) {
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
  const [method = "", path = "", ...queries] = endpoint.split(/[ ?&]/);
  const read = (names: readonly string[], reader: (part: string) => Reader<string | null>) =>
    Object.fromEntries(names.map((part) => [part.replace("*", ""), next(part, reader(part))]));
  return {
    method,
    path,
    params: {
      path: read(path.match(/\w+(?=})/g) ?? [], (part) => (part === "first6" ? firstSix : segment)),
      query: read(queries, (part) => (part.endsWith("*") ? optional : encodable)),
    },
    body: method === "GET" ? undefined : next("body", (body) => JSON.stringify(body)),
    options: next("signal", callOptions),
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
const callOptions: Reader<RequestOptions> = (argument) => {
  const { signal, ...rest } = fieldsOf(argument);
  if (signal == null) return rest;
  return isSignal(signal) ? { ...rest, signal } : undefined;
};
