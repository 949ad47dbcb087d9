import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";
import { createClient } from "../src/index.ts";
import { errorOf } from "./support.ts";

/** Tries to buy something at this address, with this runtime's own `fetch`. */
const buy = (baseUrl: string) =>
  errorOf(createClient({ baseUrl }).packs.buyEta({ customer_id: 1, eta_id: "eta_50" }));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a write that was certainly not sent is a network error", async () => {
  const port = await closedPort();
  const tls = await startServer({ port: 0, http2: true });
  onTestFinished(() => tls.close());
  const addresses = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    // Ports that the Fetch standard blocks.
    "http://127.0.0.1:1",
    "https://127.0.0.1:9",
    "http://no-such-host.invalid",
    // Its certificate is not trusted.
    tls.url,
  ];
  for (const address of addresses) {
    expect({ address, ...(await buy(address)) }).toMatchObject({ address, kind: "network" });
  }
});

test("a write whose connection was reset after the server had read it has an unknown outcome", async () => {
  const server = createServer((socket) =>
    socket.on("error", () => {}).once("data", () => socket.resetAndDestroy()),
  );
  const error = await buy(`http://127.0.0.1:${await listen(server)}`);
  expect(error).toMatchObject({ kind: "unknown-outcome", reason: "network", code: "ECONNRESET" });
});
