import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";
import type { SandboxServer } from "../../sandbox/src/server.ts";
import { createClient, type Fetch } from "../src/index.ts";

const VAN = "358000000000001";
const ICCID = "8931080019030045678";

let server: SandboxServer;

beforeAll(async () => {
  server = await startServer({ port: 0, devicesPerKind: 1 });
});
afterAll(() => server.close());

test("over HTTP a numeric ICCID is saved with every digit, along with the edited fields", async () => {
  const sent: string[] = [];
  /** A vendor whose settings have undocumented numbers. */
  const vendor: Fetch = async (url, init) => {
    if (init.body !== undefined) sent.push(init.body);
    const reply = await fetch(url, init);
    const text = await reply.text();
    const own = `"settings":{"iccid":${ICCID},"sims":[{"iccid":${ICCID}}],`;
    return new Response(text.replace('"settings":{', own), reply);
  };
  const token = () => server.sandbox.tokenFor(1001);
  const { deviceSettings } = createClient({ baseUrl: server.url, token, fetch: vendor });
  const settings = await deviceSettings.load(VAN, "gps");
  expect(settings).toMatchObject({ iccid: ICCID, sims: [{ iccid: ICCID }], speed_limit: 112 });

  await deviceSettings.save(VAN, "gps", { ...settings, device_name: "Bus 9" });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`{"iccid":${ICCID},"sims":[{"iccid":${ICCID}}],`);
  expect(sent[0]).toContain('"device_name":"Bus 9"');
  expect((await deviceSettings.load(VAN, "gps")).device_name).toBe("Bus 9");
});
