import { contract } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";

/** A read that is a POST, so that nothing is changed by trying it. */
const CALL = "customerCards";

/** How long the portal lets a body follow its headers over HTTP/2. */
const BODY_FOLLOWS_AFTER = 250;

/** What only HTTP/2 requires of a POST. Browsers stream its body, without a length. */
export async function checkBodies(session: Session): Promise<void> {
  const { results, transport, ports, recorded } = session;
  const call = titleOf(CALL);
  const checks = ["body-without-length", "body-awaited"] as const;
  if (transport.protocol !== "HTTP/2" || !transport.sendSlowly) {
    for (const check of checks) results.skip(check, call, "only over HTTP/2");
    return;
  }
  const before = recorded.find((one) => one.call === CALL && one.exchange.status > 0);
  if (!before?.isSound) {
    for (const check of checks) results.skip(check, call, "the call was not answered properly");
    return;
  }
  const { exchange, wasEarly } = await transport.sendSlowly(
    {
      method: "POST",
      path: contract[CALL].path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ customer_id: "999999999", password: "waypost-check-wrong" }),
    },
    (signal) => ports.wait(BODY_FOLLOWS_AFTER, "body", signal),
  );
  const { status, failure } = exchange;
  const isRefused = [0, 411].includes(status);
  results.judge("body-without-length", call, isRefused ? [failure ?? "answered with 411"] : []);
  results.judge(
    "body-awaited",
    call,
    wasEarly ? [`answered with ${status} before the body was sent`] : [],
  );
}
