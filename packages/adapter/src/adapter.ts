import { CURRENCY_HEADER, isCurrency } from "@waypost/sdk/pure";
import { calls, type Call } from "./description.ts";
import { Misfit } from "./fit.ts";
import { createPlanIds } from "./plans.ts";
import { json, preflight, Refusal, refusal } from "./reply.ts";
import { matchPath, readPayload, readQuery, segmentsOf } from "./request.ts";
import { type Given, checkSuccess, encode, hasStatus } from "./wire.ts";
import type { AdapterOptions, AdapterReport, Functions } from "./types.ts";

/** Answers a request. It also takes the arguments of `fetch`. */
export interface Adapter {
  (request: Request | string | URL, init?: object): Promise<Response>;
  /** The prefix of every path. */
  readonly prefix: string;
}

const refuse = (call: Call, { message, error }: Refusal): Response =>
  refusal(hasStatus(call) ? 200 : 400, message, error);

function toConsole({ message, cause }: AdapterReport): void {
  // oxlint-disable-next-line no-console -- the developer has no other place
  console.error(message, ...(cause === undefined ? [] : [cause]));
}

const failed = () => refusal(500, "The request could not be completed.");

/**
 * Creates the handler that answers the documented calls with your functions. It never rejects.
 *
 * @throws TypeError for a function that is none of the calls, a missing `verifyToken`, an unknown
 * `currency`, or `plans` that cannot be mapped both ways
 */
export function createAdapter<Customer = unknown>(
  functions: Functions<Customer>,
  options: AdapterOptions<Customer> = {},
): Adapter {
  const { verifyToken, prefix = "", lookupMaxAge = 300, onReport = toConsole } = options;
  const { currency = "USD" } = options;
  if (!/^(\/[\w.~-]+)*$/.test(prefix))
    throw new TypeError(`The prefix must be a path such as /api, not "${prefix}".`);
  if (!isCurrency(currency))
    throw new TypeError(`The currency must be a code such as EUR, not "${currency}".`);
  const plans = createPlanIds(options.plans);
  const report = (problem: AdapterReport): void => {
    // A listener that fails does not fail the reply.
    (async () => onReport(problem))().catch(() => {});
  };
  const reportThrown = (operation: string, message: string, cause: unknown) =>
    report({ operation, problem: "threw", message, cause });
  const offered = findFunctions(functions, verifyToken !== undefined);
  const reportedPlans = new Set<string>();

  /** Returns the customer of the token, or the reply to a request without a valid one. */
  async function readToken(
    call: Call,
    request: Request,
  ): Promise<{ customer: unknown } | Response> {
    if (!call.needsToken) return { customer: undefined };
    const [, token] = /^JWT (\S+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
    if (token === undefined) return refusal(401, "Authentication credentials were not provided");
    try {
      const customer = (await verifyToken?.(token, request)) ?? false;
      return customer === false ? refusal(401, "The token is not valid") : { customer };
    } catch (cause) {
      if (cause instanceof Refusal) return refusal(401, cause.message, cause.error);
      reportThrown(call.name, "verifyToken threw an error.", cause);
      // Nothing was carried out, which a 5xx would leave open.
      return refusal(424, "The token could not be verified.");
    }
  }

  function reply(call: Call, result: unknown, given: Given): Response {
    if (result instanceof Refusal) return refuse(call, result);
    checkSuccess(call, result);
    if (call.name === "lookups.servicePlans") {
      for (const [field, message] of plans.problemsIn(result)) {
        if (reportedPlans.has(field)) continue;
        reportedPlans.add(field);
        report({ operation: call.name, problem: "plan", field, message });
      }
    }
    const body = encode(call, plans.toKnown(call.name, result), given);
    return json(200, body, { maxAge: call.isLookup ? lookupMaxAge : 0 });
  }

  async function answerCall(call: Call, request: Request, address: URL, path: Given) {
    const { name } = call;
    const method = offered.get(call);
    if (!method) return refusal(404, "This service is not offered.");
    const query = readQuery(call, address.searchParams);
    const token = await readToken(call, request);
    if (token instanceof Response) return token;
    const payload = request.method === "GET" ? undefined : await readPayload(call, request);
    if (payload instanceof Response) return payload;
    const given = { ...path, ...query };
    try {
      const own = payload ? [plans.toOwn(name, payload.value)] : [];
      const args = [...Object.values(given), ...own];
      const context = { request, signal: request.signal, customer: token.customer };
      return reply(call, await method(...args, context), given);
    } catch (cause) {
      if (cause instanceof Refusal) return refuse(call, cause);
      if (cause instanceof Misfit) {
        const message = `The result of ${name} has the wrong type: ${cause.message}`;
        report({ operation: name, problem: "result", field: cause.field, message });
      } else reportThrown(name, `${name} threw an error.`, cause);
      // After a write this is an unknown outcome: it may have been carried out.
      return failed();
    }
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return preflight();
    const address = new URL(request.url);
    const path = address.pathname.startsWith(`${prefix}/`) && address.pathname.slice(prefix.length);
    const unknown = () => refusal(404, `No such call: ${address.pathname}`);
    // The portal asks which calls are offered, and in which currency.
    if (path === "/adapter/calls" && request.method === "GET")
      return json(200, {
        status: true,
        calls: [...offered.keys()].map((one) => one.operationId),
        currency,
      });
    const segments = path && !request.url.includes("%00") ? segmentsOf(path) : undefined;
    if (!segments) return unknown();
    const found = calls.flatMap((call) => {
      const given = matchPath(call, segments);
      return given ? [{ call, given }] : [];
    });
    if (found.length === 0) return unknown();
    const one = found.find(({ call }) => call.method === request.method);
    if (one) return answerCall(one.call, request, address, one.given);
    const allow = found.map(({ call }) => call.method).join(", ");
    return json(405, { status: false, message: `Use ${allow} for this call.` }, { allow });
  }

  const adapter = async (input: Request | string | URL, init?: object) => {
    // The second argument is only one of `fetch`: runtimes pass others beside a request.
    const isRequest = typeof input === "object" && "headers" in input;
    try {
      const response = await answer(isRequest ? input : new Request(input, init));
      response.headers.set(CURRENCY_HEADER, currency);
      return response;
    } catch (cause) {
      if (cause instanceof Misfit)
        return refusal(400, "The address is not as documented.", cause.message);
      reportThrown("adapter", "The request could not be read.", cause);
      return failed();
    }
  };
  return Object.assign(adapter, { prefix });
}

type AnyFunction = (...args: readonly unknown[]) => unknown;

/**
 * Returns the functions by call.
 * @throws TypeError for a name that is none of the calls, or a call that needs a token if none can
 * be verified
 */
function findFunctions(functions: object, verifiesToken: boolean): Map<Call, AnyFunction> {
  const features = new Map(Object.entries(functions as Readonly<Record<string, unknown>>));
  for (const [feature, methods] of features)
    for (const method of Object.keys(Object(methods)))
      if (!calls.some(({ name }) => name === `${feature}.${method}`))
        throw new TypeError(`There is no call ${feature}.${method}.`);
  const offered = new Map<Call, AnyFunction>();
  for (const call of calls) {
    const [feature = "", method = ""] = call.name.split(".");
    const methods = Object(features.get(feature)) as Readonly<Record<string, unknown>>;
    const found = methods[method];
    if (found === undefined) continue;
    if (typeof found !== "function") throw new TypeError(`${call.name} must be a function.`);
    if (call.needsToken && !verifiesToken)
      throw new TypeError(`${call.name} needs the option verifyToken.`);
    offered.set(call, found.bind(methods) as AnyFunction);
  }
  return offered;
}
