import { contract } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";

/** A POST that only reads, so the check changes nothing. */
const CALL = "customerCards";

/** How long the portal waits before it sends a body over HTTP/2. */
const BODY_DELAY_MS = 250;

/** Checks how an HTTP/2 server handles a POST with a streamed body, which has no length. */
export async function checkStreamedBodies(session: Session): Promise<void> {
  const { results, transport, clock, recorded } = session;
  const call = titleOf(CALL);
  const checks = ["body-without-length", "body-awaited"] as const;
  if (transport.protocol !== "HTTP/2" || !transport.sendBodyLate) {
    for (const check of checks) results.skip(check, call, "only over HTTP/2");
    return;
  }
  const earlier = recorded.find((one) => one.call === CALL && one.exchange.status > 0);
  if (!earlier?.isExpected) {
    for (const check of checks) results.skip(check, call, "the call had no valid reply");
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
  const isRefused = [0, 411].includes(status);
  results.record("body-without-length", call, isRefused ? [failure ?? "answered with 411"] : []);
  results.record(
    "body-awaited",
    call,
    repliedEarly ? [`answered with ${status} before the body was sent`] : [],
  );
}
