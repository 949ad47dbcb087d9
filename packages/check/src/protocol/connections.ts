import { checks } from "../check.ts";
import { contract } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";
import type { TlsFacts } from "../transport/connect.ts";

export const protocolChecks = checks({
  "tls-trusted": {
    severity: "critical",
    rule: "The server supports TLS 1.2 or later and has a trusted certificate.",
    impact: "The page does not work.",
    fix: "Install a certificate for this host, with all intermediate certificates.",
  },
  "tls-lasting": {
    severity: "minor",
    rule: "The certificate is valid for at least 14 more days.",
    impact: "None yet. The page stops working when the certificate expires.",
    fix: "Renew the certificate, and find out why it was not renewed automatically.",
  },
  "posts-once": {
    severity: "critical",
    rule: "The server supports HTTP/2, or sends `Connection: close` with every HTTP/1.1 reply.",
    impact:
      "When a connection closes, the browser resends a payment and the customer is charged again.",
    fix: "Serve the API over HTTP/2, or send `Connection: close` with every reply, including errors and replies to OPTIONS.",
  },
  "body-without-length": {
    severity: "critical",
    rule: "Over HTTP/2, the server accepts a POST without `Content-Length`.",
    impact: "The page resends the request with a plain body, which a browser may send twice.",
    fix: "Do not answer with 411 in the API or in a proxy.",
  },
  "body-awaited": {
    severity: "critical",
    rule: "Over HTTP/2, the server answers a POST only after the whole body has arrived.",
    impact: "The page receives an outcome before the payment was made.",
    fix: "Read the whole body before answering, in the API and in every proxy.",
  },
  "no-408": {
    severity: "critical",
    rule: "No POST is answered with 408.",
    impact:
      "The browser resends a payment, and the customer may be charged again. Firefox resends it up to ten times over HTTP/2.",
    fix: "Answer with 503 or 504 in the API and in the load balancer.",
  },
  "idle-connections": {
    severity: "minor",
    rule: "The server keeps idle connections open.",
    impact:
      "A payment may be sent on a connection that is just closing, so its outcome is unknown.",
    fix: "Let the load balancer keep idle connections longer than browsers do: more than 400 seconds.",
  },
});

const TWO_WEEKS_MS = 14 * 86_400_000;

/** Checks the TLS certificate, and whether HTTP/1.1 replies close their connections. */
export function checkProtocol(session: Session, base: URL, tls: TlsFacts | undefined): void {
  const { results, recorded, recordedPreflights, transport, clock } = session;
  if (tls) {
    results.record(protocolChecks["tls-trusted"], null, []);
    const remaining = tls.validTo.getTime() - clock.date().getTime();
    const day = tls.validTo.toISOString().slice(0, 10);
    results.record(
      protocolChecks["tls-lasting"],
      null,
      remaining < TWO_WEEKS_MS ? [`the certificate expires on ${day}`] : [],
    );
  } else {
    for (const check of [protocolChecks["tls-trusted"], protocolChecks["tls-lasting"]])
      results.skip(check, null, `${base.host} uses plain HTTP`);
  }
  results.note("protocol", tls ? `${transport.protocol} over ${tls.version}` : transport.protocol);

  const all = [
    ...recorded.map(({ call, exchange }) => ({ title: titleOf(call), exchange })),
    ...recordedPreflights.map((exchange) => ({ title: "OPTIONS", exchange })),
  ];
  const keptOpen = all.filter(
    ({ exchange: { status, protocol, headers } }) =>
      status > 0 && protocol === "HTTP/1.1" && !/\bclose\b/i.test(headers.connection ?? ""),
  );
  const titles = [...new Set(keptOpen.map(({ title, exchange }) => `${title} ${exchange.status}`))];
  const isAlwaysKeptOpen =
    keptOpen.length === all.filter(({ exchange }) => exchange.status > 0).length;
  const problems =
    isAlwaysKeptOpen && keptOpen.length > 0
      ? ["every HTTP/1.1 reply keeps its connection open"]
      : titles.map((title) => `${title}: the connection is kept open`);
  results.record(protocolChecks["posts-once"], null, problems);

  const timeouts = recorded.filter(
    ({ exchange: { status, method } }) => status === 408 && method !== "GET",
  );
  const timedOut = timeouts.map(({ call }) => `${titleOf(call)}: answered with 408`);
  results.record(protocolChecks["no-408"], null, timedOut);
}

/** A POST that only reads, so the check changes nothing. */
const CALL = "customerCards";

/** How long the portal waits before it sends a body over HTTP/2. */
const BODY_DELAY_MS = 250;

/** Checks how an HTTP/2 server handles a POST with a streamed body, which has no length. */
export async function checkStreamedBodies(session: Session): Promise<void> {
  const { results, transport, clock, recorded } = session;
  const call = titleOf(CALL);
  const { "body-without-length": withoutLength, "body-awaited": awaited } = protocolChecks;
  const both = [withoutLength, awaited];
  if (transport.protocol !== "HTTP/2" || !transport.sendBodyLate) {
    for (const check of both) results.skip(check, call, "only over HTTP/2");
    return;
  }
  const earlier = recorded.find((one) => one.call === CALL && one.exchange.status > 0);
  if (!earlier?.isExpected) {
    for (const check of both) results.skip(check, call, "the call had no valid reply");
    return;
  }
  const { exchange, repliedEarly } = await transport.sendBodyLate(
    {
      method: "POST",
      path: contract[CALL].path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ customer_id: "999999999", password: "waypost-check-wrong" }),
    },
    (signal) => clock.wait(BODY_DELAY_MS, "body", signal),
  );
  const { status, failure } = exchange;
  const isAccepted = ![0, 411].includes(status);
  results.require(withoutLength, call, isAccepted, failure ?? "answered with 411");
  const problem = `answered with ${status} before the body was sent`;
  results.require(awaited, call, !repliedEarly, problem);
}

/** Checks whether the server closes idle connections. */
export async function checkIdleConnections({
  results,
  transport,
  clock,
  limits,
}: Session): Promise<void> {
  const { idle } = limits;
  const watch = new AbortController();
  const timer = new AbortController();
  const closing = transport.waitForIdleClose(watch.signal);
  const started = clock.now();
  void clock.wait(idle, "idle", timer.signal).then(() => watch.abort());
  const isClosed = await closing;
  timer.abort();
  if (watch.signal.aborted || isClosed) {
    const seconds = Math.round((clock.now() - started) / 100) / 10;
    results.record(
      protocolChecks["idle-connections"],
      null,
      isClosed ? [`closed after ${seconds} s`] : [],
    );
    if (!isClosed)
      results.note("idle connections", `kept open for ${idle / 1000} s, the time that was checked`);
  } else
    results.skip(
      protocolChecks["idle-connections"],
      null,
      "the server does not keep connections open",
    );
}
