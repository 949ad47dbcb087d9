import { once } from "node:events";
import { connect, constants } from "node:http2";
import type { ClientHttp2Session, ClientHttp2Stream } from "node:http2";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "./server.ts";

const server = await startServer({ port: 0, devicesPerKind: 1, http2: true });
const { sandbox } = server;
afterAll(() => server.close());
beforeEach(() => sandbox.reset());

/** A generous timeout, for slow machines. */
const patience = { timeout: 60_000 };

function open(): ClientHttp2Session {
  const session = connect(server.url, { ca: server.certificate });
  session.on("error", () => {});
  onTestFinished(() => session.destroy());
  return session;
}

/** Sends the headers of a purchase without its body. */
function startBuying(session: ClientHttp2Session): ClientHttp2Stream {
  const stream = session.request({ ":path": "/auth/buy/eta-routing/pack", ":method": "POST" });
  stream.on("error", () => {});
  return stream;
}

test("refuse-stream refuses one call before its body, and the session continues", async () => {
  const session = open();
  sandbox.fault({ call: "buyEtaPack", kind: "refuse-stream" });
  const refused = startBuying(session);
  await new Promise<void>((resolve) => refused.once("close", resolve));
  expect(refused.rstCode).toBe(constants.NGHTTP2_REFUSED_STREAM);
  expect(sandbox.log()).toMatchObject([{ status: 0, fault: "refuse-stream" }]);

  const second = startBuying(session);
  second.end(JSON.stringify({ customer_id: 1001, eta_id: "eta_50" }));
  await once(second, "response");
  expect(sandbox.charges()).toHaveLength(1);
});

test("go-away declares the last call that it answers, and answers it", async () => {
  const session = open();
  sandbox.fault({ call: "listCountries", kind: "slow", milliseconds: 50 });
  sandbox.fault({ call: "buyEtaPack", kind: "go-away" });
  const earlier = session.request({ ":path": "/info/countries" });
  const answered = once(earlier, "response");
  await vi.waitUntil(() => sandbox.log().length === 1, patience);
  const farewell = new Promise<unknown[]>((resolve) =>
    session.once("goaway", (code, lastStreamId) => resolve([code, lastStreamId])),
  );
  startBuying(session);
  expect(await farewell).toEqual([constants.NGHTTP2_NO_ERROR, earlier.id]);
  expect((await answered)[0]).toMatchObject({ ":status": 200 });
  expect(sandbox.charges()).toEqual([]);
});
