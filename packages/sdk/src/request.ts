import { createFinalURL } from "openapi-fetch";
import { parseEndpoint } from "./endpoint.ts";
import type { Endpoint, Parameter, Reader } from "./endpoint.ts";
import { createError } from "./errors.ts";
import { stringifyExact } from "./exact-json.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { apiUrl, isSignal, mergeHeaders, requestOptions } from "./platform.ts";
import type { FetchInit } from "./platform.ts";
import { fieldsOf } from "./reply.ts";
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
