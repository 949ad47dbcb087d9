import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startGate } from "../../packages/gate/src/server.ts";

// Runs with the URL of a vendor and a store as a gate, which sends the size of its heap when it gets
// a message. Without them it is a vendor that accepts everything.

const [upstream, store = ""] = process.argv.slice(2);

if (upstream === undefined) {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on("end", () => outgoing.end('{"status":true,"message":"done"}'));
  }).listen(0, "127.0.0.1", () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
} else {
  const { url } = await startGate({ upstream: new URL(upstream), port: 0, store });
  process.on("message", () => {
    for (const _ of [1, 2]) globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss });
  });
  process.send?.(url);
}
