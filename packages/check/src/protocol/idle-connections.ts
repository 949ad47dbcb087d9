import type { Session } from "../session.ts";

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
    results.record("idle-connections", null, isClosed ? [`closed after ${seconds} s`] : []);
    if (!isClosed)
      results.note("idle connections", `kept open for ${idle / 1000} s, the time that was checked`);
  } else results.skip("idle-connections", null, "the server does not keep connections open");
}
