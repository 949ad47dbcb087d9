import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import type { ActiveFault, FaultKind } from "./faults.ts";
import { crossOrigin, html, json, render } from "./reply.ts";

/**
 * The way in which a connection ends instead of a reply.
 *
 * - `cut`: with a few bytes that are not HTTP.
 * - `silent-close`: without a byte.
 * - `destroy-session`: together with the whole HTTP/2 session.
 * - `refuse-stream`: only this HTTP/2 stream is refused.
 * - `go-away`: this HTTP/2 stream and all later ones are refused.
 */
export type Ending = "cut" | "silent-close" | "destroy-session" | Refusal;

type Refusal = "refuse-stream" | "go-away";

const endings = new WeakMap<Response, Ending>();

/** Returns the ending that a response represents, or undefined for a real response. */
export function endingOf(response: Response): Ending | undefined {
  return response.status === 0 ? (endings.get(response) ?? "cut") : undefined;
}

/** Creates a response that represents an ending. `fetch` rejects it like a network failure. */
function ending(kind: Ending): Response {
  const response = Response.error();
  endings.set(response, kind);
  return response;
}

/** A typical error page of a proxy. */
const errorPage =
  "<!doctype html><title>Error</title><h1>Something is broken</h1><p>The server is not available.</p>";

/** The reply of a fault that does not wait for the request body, or undefined for other faults. */
export function refusedBeforeBody({ kind }: ActiveFault): Response | undefined {
  return kind === "refuse-stream" || kind === "go-away" ? ending(kind) : undefined;
}

interface FaultyCall {
  fault: ActiveFault;
  /** Carries out the call. */
  answer: () => Reply | Promise<Reply>;
  /** Aborts when the caller no longer waits for the reply. */
  callerGone: AbortSignal;
  /** Aborts when the sandbox is closed or reset. After that, the call must not be carried out. */
  stopped: AbortSignal;
}

const effects: Record<
  Exclude<FaultKind, Refusal>,
  (call: FaultyCall) => Response | Promise<Response>
> = {
  refuse: () => ending("cut"),
  "silent-close": (call) => endWith("silent-close", call),
  "destroy-session": (call) => endWith("destroy-session", call),
  async hang({ callerGone, stopped }) {
    await waitFor([callerGone, stopped]);
    return ending("cut");
  },
  async late({ fault, answer, callerGone, stopped }) {
    await waitFor([callerGone, stopped]);
    await waitFor([stopped], fault.milliseconds);
    if (!stopped.aborted) await answer();
    return ending("cut");
  },
  async slow({ fault, answer, callerGone, stopped }) {
    const reply = await answer();
    await waitFor([callerGone, stopped], fault.milliseconds);
    return callerGone.aborted || stopped.aborted ? ending("cut") : render(reply);
  },
  "too-many": ({ fault }) =>
    new Response(JSON.stringify({ status: false, message: "Too many requests" }), {
      status: 429,
      headers: { ...json, "Retry-After": String(fault.seconds) },
    }),
  "request-timeout": () =>
    new Response(null, { status: 408, headers: { ...crossOrigin, Connection: "close" } }),
  "error-json": ({ fault: { status, body } }) =>
    render(body === undefined ? refused(status, "Internal server error") : { status, body }),
  "error-empty": ({ fault }) => render({ status: fault.status, body: undefined }),
  "error-html": ({ fault }) => new Response(errorPage, { status: fault.status, headers: html }),
  async "commit-then"({ fault, answer }) {
    await answer();
    return render({ status: fault.status, body: fault.body });
  },
  async malformed({ answer }) {
    const reply = await answer();
    const whole = JSON.stringify(reply.body ?? {});
    const half = whole.slice(0, Math.ceil(whole.length / 2));
    return new Response(half, { status: reply.status, headers: json });
  },
  async lost({ answer }) {
    await answer();
    return ending("cut");
  },
};

async function endWith(kind: Ending, { fault, answer }: FaultyCall): Promise<Response> {
  if (fault.carriedOut) await answer();
  return ending(kind);
}

/** Answers a call with a fault. `Response.error()` means that the connection ends. */
export async function answerWith(call: FaultyCall): Promise<Response> {
  const { kind } = call.fault;
  return refusedBeforeBody(call.fault) ?? effects[kind as keyof typeof effects](call);
}

/** Resolves when one of the signals aborts or the time is over. */
function waitFor(signals: AbortSignal[], milliseconds?: number): Promise<void> {
  const signal = AbortSignal.any(signals);
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
