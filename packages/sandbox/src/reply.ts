import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import type { FaultKind, ActiveFault } from "./faults.ts";

/** Pages of any origin may call, without credentials, and may read `Retry-After`. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
};
const sameOriginJson = { "Cache-Control": "no-store", "Content-Type": "application/json" };
const json = { ...crossOrigin, ...sameOriginJson };
const html = { ...crossOrigin, "Content-Type": "text/html; charset=utf-8" };

/** The reply to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Max-Age": "600",
    },
  });
}

export function render({ status, body }: Reply): Response {
  return body === undefined
    ? new Response(null, { status, headers: crossOrigin })
    : new Response(JSON.stringify(body), { status, headers: json });
}

/** A reply that pages of other origins may not read. */
export function renderSameOrigin({ status, body }: Reply): Response {
  return new Response(JSON.stringify(body), { status, headers: sameOriginJson });
}

/** The kind of page that a proxy shows when the server behind it has failed. */
const errorPage =
  "<!doctype html><title>Error</title><h1>Something is broken</h1><p>The server is not available.</p>";

interface FaultyCall {
  fault: ActiveFault;
  /** Carries out the call. */
  answer: () => Reply | Promise<Reply>;
  /** Aborts when nobody is waiting for the answer any more. */
  ended: AbortSignal;
}

const effects: Record<FaultKind, (call: FaultyCall) => Response | Promise<Response>> = {
  refuse: () => Response.error(),
  async hang({ ended }) {
    await waitFor(ended);
    return Response.error();
  },
  async slow({ fault, answer, ended }) {
    const reply = await answer();
    await waitFor(ended, fault.milliseconds);
    return ended.aborted ? Response.error() : render(reply);
  },
  "too-many": ({ fault }) =>
    new Response(JSON.stringify({ status: false, message: "Too many requests" }), {
      status: 429,
      headers: { ...json, "Retry-After": String(fault.seconds) },
    }),
  "error-json": ({ fault }) => render(refused(fault.status, "Internal server error")),
  "error-empty": ({ fault }) => render({ status: fault.status, body: undefined }),
  "error-html": ({ fault }) => new Response(errorPage, { status: fault.status, headers: html }),
  async malformed({ answer }) {
    const reply = await answer();
    const whole = JSON.stringify(reply.body ?? {});
    const half = whole.slice(0, Math.ceil(whole.length / 2));
    return new Response(half, { status: reply.status, headers: json });
  },
  async lost({ answer }) {
    await answer();
    return Response.error();
  },
};

/** Answers a call that has a fault. `Response.error()` means that the connection is cut. */
export async function answerWith(call: FaultyCall): Promise<Response> {
  return effects[call.fault.kind](call);
}

/** Resolves when the signal aborts or the time has passed. */
function waitFor(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
