import type { Arguments } from "./operation.ts";
import { exact } from "./reply.ts";

/** Returns undefined, or throws, when the argument cannot be sent. */
export type Reader<V> = (argument: Arguments[number]) => V | undefined;

/** The name of a parameter, and how its argument is read. */
export type Parameter<V> = readonly [name: string, read: Reader<V>];

/** Method and path of a call, with the parameters in the order of its arguments. */
export interface Endpoint {
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly template: string;
  readonly path: readonly Parameter<string>[];
  readonly query: readonly Parameter<string | null>[];
}

/** Parses a method and a path template, such as `GET /devices/{imei}?category*`. */
export function parseEndpoint(endpoint: string): Endpoint | undefined {
  // `__proto__` cannot be a key of the object that holds the parameter values.
  if (!/^(GET|POST|PUT|PATCH|DELETE) \/(?!.*__proto__)/.test(endpoint)) return undefined;
  const [method = "", template = "", ...queries] = endpoint.split(/[ ?&]/);
  const names = template.match(/\w+(?=})/g) ?? [];
  return {
    method,
    template,
    path: names.map((name) => [name, name === "first6" ? firstSix : segment]),
    query: queries.map((part) => [
      part.replace("*", ""),
      part.endsWith("*") ? optional : encodable,
    ]),
  };
}

/** A string, or a number as a string. Throws if it contains half of a surrogate pair. */
const encodable: Reader<string> = (argument) => {
  const value = exact(argument) ?? undefined;
  encodeURIComponent(value ?? "");
  return value;
};

const optional: Reader<string | null> = (argument) =>
  argument === undefined || argument === null ? null : encodable(argument);

/** A path segment. Rejects "", "." and "..", because they would change the path. */
const segment: Reader<string> = (argument) => {
  const value = encodable(argument);
  return /^\.{0,2}$/.test(value ?? "") ? undefined : value;
};

/** URLs end up in logs, so never put more than the first six digits of a card in one. */
const firstSix: Reader<string> = (argument) =>
  segment(exact(argument)?.replace(/\D/g, "").slice(0, 6));
