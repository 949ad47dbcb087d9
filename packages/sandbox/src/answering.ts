import type { Context } from "hono";
import { refused } from "./call.ts";
import type { Call, CallInput, Reply } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { ActiveFault } from "./fault-options.ts";
import type { Faults } from "./faults.ts";
import { answerWith, refusedBeforeBody } from "./faulty-reply.ts";
import { render } from "./reply.ts";
import { readBodyText, tooLarge } from "./request-body.ts";
import type { LogEntry, RequestLog } from "./request-log.ts";
import { addressWithoutSecrets, withoutSecrets } from "./secrets.ts";

interface Parts {
  log: RequestLog;
  faults: Faults;
  clock: Clock;
}

/** An error in the sandbox itself. Its message could hold a secret, so it is not passed on. */
const failed = refused(500, "The sandbox failed");

function attempt(answer: () => Reply | Promise<Reply>): Reply | Promise<Reply> {
  try {
    return answer();
  } catch {
    return failed;
  }
}

/**
 * Handles what all calls have in common: the log, the faults and the body. A GET without a fault
 * is answered synchronously, which saves the HTTP server most of its work.
 */
export function createAnswering({ log, faults, clock }: Parts) {
  let stopping = new AbortController();

  function arrive(context: Context, call?: Call) {
    const { method } = context.req;
    const address = context.req.url.replace(/^\w+:\/\/[^/]*/, "");
    const entry = log.add({
      time: clock.now().toISOString(),
      method,
      path: addressWithoutSecrets(address, call?.path),
      call: call ? `${call.method} ${call.path}` : null,
    });
    const started = performance.now();
    const leave = (response: Response): Response => {
      entry.status = response.status;
      entry.milliseconds = performance.now() - started;
      return response;
    };
    return { entry, leave };
  }

  async function answerLater(
    call: Call,
    context: Context,
    { entry, fault }: { entry: LogEntry; fault: ActiveFault | undefined },
  ): Promise<Response> {
    const refusal = fault && refusedBeforeBody(fault);
    if (refusal) {
      entry.fault = fault.kind;
      return refusal;
    }
    const body = call.method === "GET" ? { json: undefined } : await readJson(context);
    if ("json" in body && body.json !== undefined) entry.body = withoutSecrets(body.json);
    const carryOut = () =>
      "json" in body ? call.answer(inputOf(context, body.json)) : body.refusal;
    if (!fault) return render(await carryOut());
    entry.fault = fault.kind;
    const givenUp = context.req.raw.signal;
    return answerWith({ fault, answer: carryOut, givenUp, stopped: stopping.signal });
  }

  return {
    answer(call: Call, context: Context): Response | Promise<Response> {
      const { entry, leave } = arrive(context, call);
      const fault = faults.take(call, () => `${call.method} ${context.req.path}`);
      if (!fault && call.method === "GET") {
        const reply = attempt(() => call.answer(inputOf(context, undefined)));
        if (!(reply instanceof Promise)) return leave(render(reply));
      }
      return answerLater(call, context, { entry, fault })
        .catch(() => render(failed))
        .then(leave);
    },

    /** Answers a request for an address that is not a documented call. */
    unknown(context: Context): Response {
      const { leave } = arrive(context);
      return leave(render(refused(404, `No such call: ${context.req.method} ${context.req.path}`)));
    },

    /** Ends every call that is still hanging or waiting. */
    endWaiting(): void {
      stopping.abort();
      stopping = new AbortController();
    },
  };
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

/** The parsed body, undefined if it is empty; or the reply to a body that cannot be used. */
async function readJson({ req }: Context): Promise<{ json: unknown } | { refusal: Reply }> {
  const text = await readBodyText(req);
  if (text === undefined) return { refusal: tooLarge };
  if (text === "") return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { refusal: refused(400, "The request body is not valid JSON") };
  }
}
