import { titleOf, type Session } from "../session.ts";
import type { TlsFacts } from "../transport/connect.ts";

const TWO_WEEKS_MS = 14 * 86_400_000;

/** Checks the TLS certificate, and whether HTTP/1.1 replies close their connections. */
export function checkProtocol(session: Session, base: URL, tls: TlsFacts | undefined): void {
  const { results, recorded, recordedPreflights, transport, clock } = session;
  if (tls) {
    results.record("tls-trusted", null, []);
    const remaining = tls.validTo.getTime() - clock.date().getTime();
    const day = tls.validTo.toISOString().slice(0, 10);
    results.record(
      "tls-lasting",
      null,
      remaining < TWO_WEEKS_MS ? [`the certificate expires on ${day}`] : [],
    );
  } else {
    for (const check of ["tls-trusted", "tls-lasting"] as const)
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
  results.record("posts-once", null, problems);

  const timeouts = recorded.filter(
    ({ exchange: { status, method } }) => status === 408 && method !== "GET",
  );
  results.record(
    "no-408",
    null,
    timeouts.map(({ call }) => titleOf(call)),
  );
}
