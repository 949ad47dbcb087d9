import { titleOf, type Session } from "../session.ts";
import type { TlsFacts } from "../transport/connect.ts";

const TWO_WEEKS = 14 * 86_400_000;

/** What the handshake told, and what every reply of HTTP/1.1 says about its connection. */
export function checkProtocol(session: Session, base: URL, tls: TlsFacts | undefined): void {
  const { results, recorded, recordedPreflights, transport, ports } = session;
  if (tls) {
    results.judge("tls-trusted", null, []);
    const left = tls.validTo.getTime() - ports.date().getTime();
    const day = tls.validTo.toISOString().slice(0, 10);
    results.judge("tls-lasting", null, left < TWO_WEEKS ? [`the certificate ends on ${day}`] : []);
  } else {
    for (const check of ["tls-trusted", "tls-lasting"] as const)
      results.skip(check, null, `${base.host} was asked over plain HTTP`);
  }
  results.note("protocol", tls ? `${transport.protocol} over ${tls.version}` : transport.protocol);

  const all = [
    ...recorded.map(({ call, exchange }) => ({ title: titleOf(call), exchange })),
    ...recordedPreflights.map((exchange) => ({ title: "OPTIONS", exchange })),
  ];
  const kept = all.filter(
    ({ exchange: { status, protocol, headers } }) =>
      status > 0 && protocol === "HTTP/1.1" && !/\bclose\b/i.test(headers.connection ?? ""),
  );
  const titles = [...new Set(kept.map(({ title, exchange }) => `${title} ${exchange.status}`))];
  const isEvery = kept.length === all.filter(({ exchange }) => exchange.status > 0).length;
  const problems =
    isEvery && kept.length > 0
      ? ["every reply of HTTP/1.1 keeps its connection"]
      : titles.map((title) => `${title}: the connection is kept`);
  results.judge("posts-once", null, problems);

  const late = recorded.filter(
    ({ exchange: { status, method } }) => status === 408 && method !== "GET",
  );
  results.judge(
    "no-408",
    null,
    late.map(({ call }) => titleOf(call)),
  );
}
