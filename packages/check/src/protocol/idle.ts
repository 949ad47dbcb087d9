import type { Session } from "../session.ts";

/** Watches whether the server closes a connection that is not used. */
export async function checkIdle({ results, transport, ports, limits }: Session): Promise<void> {
  const { idle } = limits;
  const watch = new AbortController();
  const timer = new AbortController();
  const closing = transport.idleClose(watch.signal);
  const started = ports.now();
  void ports.wait(idle, "idle", timer.signal).then(() => watch.abort());
  const isClosed = await closing;
  timer.abort();
  if (watch.signal.aborted || isClosed) {
    const seconds = Math.round((ports.now() - started) / 100) / 10;
    results.judge("idle-connections", null, isClosed ? [`closed after ${seconds} s`] : []);
    if (!isClosed)
      results.note("idle connections", `kept for ${idle / 1000} s; longer was not tried`);
  } else results.skip("idle-connections", null, "the server keeps no connections");
}
