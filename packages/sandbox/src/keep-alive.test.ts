import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { get as getOverTls } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "./server.ts";

test.each([false, true])(
  "without keepAlive each connection serves one request; over TLS: %s",
  async (http2) => {
    const server = await startServer({ port: 0, devicesPerKind: 1, keepAlive: false, http2 });
    onTestFinished(() => server.close());
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { ca: server.certificate, headers: { Connection: "keep-alive" } };
      const send = http2 ? getOverTls : get;
      send(`${server.url}/info/countries`, options, resolve).on("error", reject);
    });
    expect(response.headers.connection).toBe("close");
    const closed = once(response.socket, "close");
    response.resume();
    await closed;
  },
);
