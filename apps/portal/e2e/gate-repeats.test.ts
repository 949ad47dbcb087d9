import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGate } from "@waypost/gate";
import { startServer } from "@waypost/sandbox/server";
import { expect, onTestFinished, test } from "vitest";
import { sharedBrowser } from "./engine.ts";
import { openPage } from "./opened-page.ts";

const PACK = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: true };

/** The ways in which a proxy may lose the reply of a payment, so that a browser repeats it. */
const LOSSES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "closes a kept connection": (response) => response.socket?.destroy(),
  "answers with 408": (response) => response.writeHead(408, { Connection: "close" }).end(),
};

/** Starts a proxy in front of a gate, which loses the replies of the first payments. */
async function startProxy(gate: string, lose: (response: ServerResponse) => void, times: number) {
  let posts = 0;
  const server = createServer((incoming, outgoing) => {
    const isPayment = incoming.method === "POST";
    posts += Number(isPayment);
    const isLost = isPayment && posts <= times;
    const { method, url, headers } = incoming;
    const forwarded = request(gate + url, { method, headers }, (reply) => {
      if (isLost) reply.resume().on("end", () => lose(outgoing));
      else reply.pipe(outgoing.writeHead(reply.statusCode ?? 500, reply.headers));
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, posts: () => posts };
}

test.each(Object.keys(LOSSES))(
  "where a proxy %s, a browser repeats a payment, and the gate has it charged once",
  async (way) => {
    const vendor = await startServer({ port: 0 });
    const folder = await mkdtemp(join(tmpdir(), "waypost-gate-"));
    const gate = await startGate({
      upstream: new URL(vendor.url),
      port: 0,
      store: join(folder, "gate.sqlite"),
    });
    onTestFinished(async () => {
      await gate.close();
      await vendor.close();
      await rm(folder, { recursive: true });
    });
    const proxy = await startProxy(gate.url, LOSSES[way] ?? (() => {}), 1);
    const { page, context } = await openPage(await sharedBrowser({ touch: false }));
    onTestFinished(() => context.close());
    await page.goto(`${proxy.url}/info/countries`);
    const status = await page.evaluate(
      async ({ body, key }) => {
        await fetch("/info/timezones", { cache: "no-store" });
        const reply = await fetch("/auth/buy/sms/pack", {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": `"${key}"` },
          body,
        });
        return [reply.status, reply.headers.get("Idempotent-Replayed")];
      },
      { body: JSON.stringify(PACK), key: randomUUID() },
    );
    expect(proxy.posts()).toBe(2);
    expect(status).toEqual([200, "true"]);
    expect(vendor.sandbox.charges()).toHaveLength(1);
  },
);
