import { once, setMaxListeners } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../clock.ts";
import { http1 } from "./http1.ts";

test("watching many idle connections does not cause a Node warning", async () => {
  const server = createServer((_request, response) => setImmediate(() => response.end("{}")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const transport = http1(new URL(`http://127.0.0.1:${port}`), systemClock);
  const outgoing = { method: "GET", path: "/", headers: {} };
  await Promise.all(Array.from({ length: 20 }, () => transport.send(outgoing, 60_000)));
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  process.on("warning", onWarning);
  const watch = new AbortController();
  // The default of older Node versions.
  setMaxListeners(10, watch.signal);

  const isClosed = transport.waitForIdleClose(watch.signal);
  server.closeIdleConnections();

  expect(await isClosed).toBe(true);
  await new Promise(setImmediate);
  process.off("warning", onWarning);
  expect(warnings).toEqual([]);
});
