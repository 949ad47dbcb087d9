import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { addressOf, runGate, spawnGate } from "./test/program.ts";
import {
  clientOf,
  countsOf,
  newKey,
  smsPack,
  smsPath,
  temporaryFolder,
  testGate,
  testVendor,
} from "./test/test-gate.ts";

test("--help lists every option", async () => {
  const { stdout, code } = await runGate("--help");
  for (const option of [
    "upstream",
    "port",
    "host",
    "store",
    "trust-proxy",
    "time-limit",
    "require-key",
  ])
    expect(stdout).toContain(`--${option}`);
  expect(code).toBe(0);
});

test.each([
  [[], /--upstream is missing/],
  [["--upstream", "ftp://example.com"], /--upstream must be a URL such as/],
  [["--bogus"], /--bogus/],
  [["bogus"], /There is no command "bogus"/],
  [["doubts", "x"], /Unexpected argument "x"/],
  [["resolve", "x", "--note", "y"], /either --accepted or --refused/],
  [["resolve", "x", "--accepted"], /needs a handle and a --note/],
  [["consents", "--since", "x"], /--since must be a date/],
  [["doubts", "--store", "/nowhere/at/all"], /Cannot open the store/],
  [["--upstream", "http://vendor.invalid", "--port", "x"], /--port must be a whole number/],
  [["--upstream", "http://vendor.invalid", "--time-limit", "0"], /from 1 to 3600/],
  [
    ["--upstream", "http://vendor.invalid", "--trust-proxy", "10.0.0.0/33"],
    /--trust-proxy must be an address or a network, not "10.0.0.0\/33"/,
  ],
  [["--upstream", "http://vendor.invalid", "--store", "/nowhere/at/all"], /Cannot open the store/],
])("%j exits with a message", { tags: ["long"] }, async (options, message) => {
  const { stderr, code } = await runGate(...options);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("    at ");
  expect(code).toBe(1);
});

test("a second gate on the same store exits with a message", async () => {
  const { url } = await testVendor();
  const store = join(await temporaryFolder(), "gate.sqlite");
  const options = ["--upstream", url, "--port", "0", "--store", store];
  await addressOf(spawnGate(...options));
  expect(await runGate(...options)).toMatchObject({
    code: 1,
    stderr: `The store ${store} is in use by another gate.\nRun with --help for usage.\n`,
  });
});

test("a vendor with TLS gets each write once, and a lost reply is in doubt", async () => {
  const vendor = await testVendor({ http2: true });
  const folder = await temporaryFolder();
  await writeFile(join(folder, "ca.pem"), vendor.certificate ?? "");
  vi.stubEnv("NODE_EXTRA_CA_CERTS", join(folder, "ca.pem"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = join(folder, "gate.sqlite");
  const child = spawnGate("--upstream", vendor.url, "--port", "0", "--store", store);
  const { buy } = clientOf(await addressOf(child));
  const key = newKey();
  for (const _ of [1, 2]) expect((await buy(key)).status).toBe(200);
  vendor.sandbox.fault({ call: "buySmsPack", kind: "lost" });
  const lost = newKey();
  const otherPack = { ...smsPack, sms_pack_id: "sms_100" };
  expect((await buy(lost, otherPack)).status).toBe(502);
  expect((await buy(lost, otherPack)).status).toBe(409);
  expect(countsOf(vendor).arrived()).toBe(2);
});

test("SIGTERM waits for the running writes, also for one whose client left", async () => {
  const vendor = await testVendor();
  const store = join(await temporaryFolder(), "gate.sqlite");
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  const child = spawnGate(...options);
  const log = text(child.stdout);
  const { buy, ask } = clientOf(await addressOf(child));
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 1000, times: 2 });
  const keys = [newKey(), newKey()] as const;
  const waiting = buy(keys[0]);
  const otherPack = { ...smsPack, sms_pack_id: "sms_100" };
  const client = new AbortController();
  const left = buy(keys[1], otherPack, client.signal);
  await expect.poll(() => ask(...keys)).toEqual([{ outcome: "pending" }, { outcome: "pending" }]);
  client.abort();
  await expect(left).rejects.toThrow("aborted");

  child.kill("SIGTERM");
  // npm sends it a second time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill("SIGTERM");
  child.kill("SIGINT");

  expect((await waiting).status).toBe(200);
  expect(await once(child, "close")).toEqual([0, null]);
  expect(countsOf(vendor).arrived()).toBe(2);
  const again = clientOf(await addressOf(spawnGate(...options)));
  expect(await again.ask(...keys)).toMatchObject([
    { outcome: "accepted" },
    { outcome: "accepted" },
  ]);
  const lines = (await log).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ path: "/auth/buy/sms/pack", status: 200, result: "forwarded" }),
  );
});

test("a write in doubt is found and resolved beside a running gate, and its page learns it", async () => {
  const { buy, ask, store, vendor } = await testGate();
  vendor.sandbox.fault({ call: "buySmsPack", kind: "lost" });
  const key = newKey();
  expect((await buy(key)).status).toBe(502);
  const found = await runGate("doubts", "--store", store, "--customer", "1001");
  const { handle, operation } = JSON.parse(found.stdout) as { handle: string; operation: string };
  expect(operation).toBe("buySmsPack");
  const options = ["--store", store, "--accepted", "--note", "invoice 7"];
  expect(await runGate("resolve", handle, ...options)).toMatchObject({ code: 0, stderr: "" });
  expect(await ask(key)).toEqual([{ outcome: "accepted" }]);
  const again = await runGate("resolve", handle, ...options);
  expect(again.stderr).toContain("is in doubt");
});

test("a gate can require a key", async () => {
  const { post, buy, arrived } = await testGate({ requireKey: true });
  const refused = await post(smsPath, smsPack);
  expect([refused.status, refused.headers.get("Gate-Code")]).toEqual([400, "bad-key"]);
  expect(arrived()).toBe(0);
  expect((await buy(newKey())).status).toBe(200);
});
