import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from "openapi-fetch";
import { createError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { apiUrl, isSignal, requestOptions } from "./platform.ts";
import type { FetchInit } from "./platform.ts";
import { fieldsOf, text } from "./reply.ts";
import type { RequestOptions } from "./types.ts";

/** Returns undefined, or throws, when the argument cannot be sent. */
type Reader<V> = (argument: Arguments[number]) => V | undefined;

/** A request without the signal of an attempt. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: Omit<FetchInit, "signal">;
  readonly options: RequestOptions;
}

type PrepareRequest = (
  name: string,
  operation: Operation<unknown>,
  args: Arguments,
) => PreparedRequest;

const querySerializer = createQuerySerializer();

/**
 * Creates the function that builds a request from the arguments of a method. It throws a
 * `bad-argument` error for the first argument that cannot be sent. openapi-fetch builds the URL and
 * merges the headers.
 * @throws TypeError when `baseUrl` is not the absolute URL of an API
 */
export function createRequests({ baseUrl, headers, userAgent }: ClientOptions): PrepareRequest {
  const url = apiUrl(baseUrl);
  const supported = requestOptions();

  return (name, { endpoint, mayBeCached }, args) => {
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
    const values = (parts: readonly string[], reader: (part: string) => Reader<string | null>) =>
      Object.fromEntries(
        parts.map((part) => {
          const parameter = part.replace("*", "");
          return [parameter, next(parameter, reader(part))];
        }),
      );

    if (!/^(GET|POST|PUT|PATCH|DELETE) \//.test(endpoint)) {
      throw createError(name, "bad-argument", { parameter: "endpoint" });
    }
    const [method = "", template = "", ...queries] = endpoint.split(/[ ?&]/);
    const path = values(template.match(/\w+(?=})/g) ?? [], (part) =>
      part === "first6" ? firstSix : segment,
    );
    const query = values(queries, (part) => (part.endsWith("*") ? optional : encodable));
    const body = method === "GET" ? undefined : next("body", (value) => JSON.stringify(value));
    const options = next("signal", callOptions);
    const merged = next("headers", () =>
      mergeHeaders(
        body === undefined ? {} : { "Content-Type": "application/json" },
        { "User-Agent": userAgent, ...headers },
        options.headers,
      ),
    );
    return {
      url: createFinalURL(template, {
        baseUrl: url,
        params: { path, query },
        querySerializer,
        pathSerializer: defaultPathSerializer,
      }),
      init: {
        method,
        ...supported(!mayBeCached),
        headers: Object.fromEntries(merged as unknown as Iterable<[string, string]>),
        ...(body !== undefined && { body }),
      },
      options,
    };
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
