import { createFinalURL } from "openapi-fetch";
import { createError } from "./errors.ts";
import { stringifyExact } from "./exact-json.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { apiUrl, isSignal, mergeHeaders, requestOptions, type FetchInit } from "./platform.ts";
import { fieldsOf, exact } from "./reply.ts";
import type { HeaderValues, RequestOptions } from "./types.ts";

/** A request without the signal of an attempt. */
interface PreparedRequest {
  readonly url: string;
  readonly init: Omit<FetchInit, "signal">;
  readonly options: RequestOptions;
}

/** Builds the request of one operation. @throws a `bad-argument` error */
export type PrepareRequest = (args: Arguments) => PreparedRequest;

/** Inserts the path parameters, which are all strings. */
const pathSerializer = (template: string, values: Record<string, unknown>): string =>
  template.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/** Serializes the query parameters, which are strings, or null to be left out. */
const querySerializer = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`))
    .join("&");

/**
 * Returns a function that creates the {@link PrepareRequest} of an operation, which builds a
 * request from the arguments of a call. It throws a `bad-argument` error for the first argument
 * that cannot be sent. openapi-fetch builds the URL and merges the headers.
 * @throws TypeError when `baseUrl` is not the absolute URL of an API
 */
export function createRequests(client: ClientOptions) {
  const baseUrl = apiUrl(client.baseUrl);
  const supported = requestOptions();

  const headersOf = (
    hasBody: boolean,
    ofCall: HeaderValues | undefined,
    mayBeCached: boolean | undefined,
  ) => {
    const contentType: Record<string, string> = hasBody
      ? { "content-type": "application/json" }
      : {};
    const { access, headers, userAgent } = client;
    const link = (!mayBeCached && (typeof access === "function" ? access() : access)) || undefined;
    // Most calls have nothing to merge, and merging takes longer than building the URL.
    if (!headers && !userAgent && !ofCall && !link) return { ...contentType };
    const own = { "User-Agent": userAgent, "Gate-Access": link };
    return mergeHeaders(contentType, own, headers, ofCall);
  };

  return (
    name: string,
    { endpoint, mayBeCached, preservesDigits }: Operation<unknown>,
  ): PrepareRequest => {
    const toJson: Reader<string> = preservesDigits
      ? stringifyExact
      : (value) => JSON.stringify(value);
    // Parsed at the first call, because most programs call only a few of the methods.
    let parsed: Endpoint | undefined;
    const checked = <V>(parameter: string, read: () => V | undefined): V => {
      let value: V | undefined;
      try {
        value = read();
      } catch {
        // The argument cannot be encoded or serialized.
      }
      if (value === undefined) throw createError(name, "bad-argument", { parameter });
      return value;
    };

    return (args) => {
      parsed ??= checked("endpoint", () => parseEndpoint(endpoint));
      const { method, template, path, query } = parsed;
      const next = <V>(key: string, read: Reader<V>) => checked(key, () => read(args.shift()));
      const valuesOf = <V>(parameters: readonly Parameter<V>[]) => {
        const values: Record<string, V> = {};
        for (const [key, read] of parameters) values[key] = next(key, read);
        return values;
      };
      const params = { path: valuesOf(path), query: valuesOf(query) };
      const body = method === "GET" ? undefined : next("body", toJson);
      const options = next("signal", callOptions);
      const headers = checked("headers", () =>
        headersOf(body !== undefined, options.headers, mayBeCached),
      );
      const runtime = supported(mayBeCached ? options.cache : "no-store");
      const init: PreparedRequest["init"] = { ...runtime, method, headers };
      if (body !== undefined) init.body = body;
      const url = createFinalURL(template, {
        baseUrl,
        params,
        querySerializer,
        pathSerializer,
      });
      return { url, init, options };
    };
  };
}

/** Reads the options of a call. The options and their signal are optional. */
const callOptions: Reader<RequestOptions> = (argument) => {
  const options: RequestOptions = { ...fieldsOf(argument) };
  return options.signal == null || isSignal(options.signal) ? options : undefined;
};

/** Returns undefined, or throws, when the argument cannot be sent. */
type Reader<V> = (argument: Arguments[number]) => V | undefined;

/** The name of a parameter, and how its argument is read. */
type Parameter<V> = readonly [name: string, read: Reader<V>];

/** Method and path of a call, with the parameters in the order of its arguments. */
interface Endpoint {
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly template: string;
  readonly path: readonly Parameter<string>[];
  readonly query: readonly Parameter<string | null>[];
}

/** Parses a method and a path template, such as `GET /devices/{imei}?category*`. */
function parseEndpoint(endpoint: string): Endpoint | undefined {
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
