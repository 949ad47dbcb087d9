import type { Context } from "hono";
import { refused } from "./call.ts";
import type { Call, CallInput, Reply } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { ActiveFault, Faults } from "./faults.ts";
import { answerWith, refusedBeforeBody } from "./faulty-reply.ts";
import { render, sandboxHeader } from "./reply.ts";
import { containsNul, readJson } from "./request-body.ts";
import { addressWithoutSecrets, type RequestLog, withoutSecrets } from "./request-log.ts";

interface Parts {
  log: RequestLog;
  faults: Faults;
  clock: Clock;
  /** The prefix of every path. */
  prefix: string;
  strict: boolean;
  /** Seconds for which caches may store the reply to a lookup. */
  lookupMaxAge: number;
  /** True to send the header by which a page recognizes a sandbox. */
  announce: boolean;
}

/**
 * The reply after an error in the sandbox itself. Its message is left out: it may contain secrets.
 */
export const failed = refused(500, "The sandbox failed");

/** True if a reply contains the requested data. */
function isSuccess({ status, body }: Reply): boolean {
  const isRefusal = typeof body === "object" && body !== null && "status" in body && !body.status;
  return status === 200 && !isRefusal;
}

function attempt(answer: () => Reply | Promise<Reply>): Reply | Promise<Reply> {
  try {
    return answer();
  } catch {
    return failed;
  }
}

/**
 * Handles the parts that all calls share: the log, the faults and the body. A GET without a fault
 * is answered synchronously, which saves the HTTP server most of its work.
 */
export function createAnswering(parts: Parts) {
  const { log, faults, clock, prefix, strict, lookupMaxAge, announce } = parts;
  let stopping = new AbortController();

  function startRequest(context: Context, call?: Call) {
    const { method } = context.req;
    const address = context.req.url.replace(/^\w+:\/\/[^/]*/, "");
    const entry = log.add({
      time: clock.now().toISOString(),
      method,
      path: addressWithoutSecrets(address, call && prefix + call.path),
      call: call ? `${call.method} ${call.path}` : null,
    });
    const startTime = performance.now();
    const headers = {
      "X-Request-Id": `sandbox-${entry.id}`,
      ...(announce && { [sandboxHeader]: "1" }),
    };
    const finish = (response: Response): Response => {
      entry.status = response.status;
      entry.milliseconds = Math.round((performance.now() - startTime) * 10) / 10;
      return response;
    };
    /** The reply of the call without a fault. */
    const renderReply = (reply: Reply): Response => {
      const isCacheable = lookupMaxAge > 0 && call?.isReference && isSuccess(reply);
      return render(reply, {
        ...headers,
        ...(isCacheable && { "Cache-Control": `public, max-age=${lookupMaxAge}` }),
      });
    };
    return { entry, finish, headers, renderReply };
  }

  async function answerLater(
    call: Call,
    context: Context,
    { entry, headers, renderReply }: ReturnType<typeof startRequest>,
    fault: ActiveFault | undefined,
  ): Promise<Response> {
    const refusal = fault && refusedBeforeBody(fault);
    if (refusal) {
      entry.fault = fault.kind;
      return refusal;
    }
    const body = call.method === "GET" ? { json: undefined } : await readJson(context, strict);
    if ("json" in body && body.json !== undefined) entry.body = withoutSecrets(body.json);
    const carryOut = () => ("json" in body ? answerTo(call, context, body.json) : body.refusal);
    if (!fault) return renderReply(await carryOut());
    entry.fault = fault.kind;
    const callerGone = context.req.raw.signal;
    const response = await answerWith({
      fault,
      answer: carryOut,
      callerGone,
      stopped: stopping.signal,
    });
    // There are no headers if the connection is cut.
    if (response.status !== 0)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }

  return {
    answer(call: Call, context: Context): Response | Promise<Response> {
      const started = startRequest(context, call);
      const { finish, renderReply } = started;
      const fault = faults.take(
        call,
        () => `${call.method} ${context.req.path.slice(prefix.length)}`,
      );
      if (!fault && call.method === "GET") {
        const reply = attempt(() => answerTo(call, context, undefined));
        if (!(reply instanceof Promise)) return finish(renderReply(reply));
      }
      return answerLater(call, context, started, fault)
        .catch(() => renderReply(failed))
        .then(finish);
    },

    /** Answers a request whose URL is not a documented call. */
    unknown(context: Context): Response {
      const { finish, renderReply } = startRequest(context);
      return finish(
        renderReply(refused(404, `No such call: ${context.req.method} ${context.req.path}`)),
      );
    },

    /** Ends all calls that still wait because of a fault. */
    endWaiting(): void {
      stopping.abort();
      stopping = new AbortController();
    },
  };
}

function answerTo(call: Call, context: Context, body: unknown): Reply | Promise<Reply> {
  return context.req.url.includes("%00")
    ? refused(400, `The address ${containsNul}`)
    : call.answer(inputOf(context, body));
}

function inputOf(context: Context, body: unknown): CallInput {
  return {
    params: context.req.param(),
    query: (name) => context.req.query(name),
    body,
    get token() {
      return /^JWT (\S+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
    },
  };
}
