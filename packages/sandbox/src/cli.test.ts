import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, run, start } from "./test/program.ts";

test("--help lists every option and exits", async () => {
  const { stdout, code } = await run("--help");
  for (const option of [
    "port",
    "host",
    "database",
    "devices",
    "scenario",
    "now",
    "fault",
    "allow-host",
    "http2",
    "no-keep-alive",
    "prefix",
    "strict",
    "max-age",
    "help",
  ])
    expect(stdout).toContain(`--${option}`);
  expect(code).toBe(0);
});

test.each([
  [["--bogus"], /--bogus/],
  [["--port", "0", "--fault", "nothing=lost"], /No such call: nothing/],
  [["--scenario", "gone"], /No scenario or file "gone". Scenarios: new-customer/],
  [["--scenario", "package.json"], /The scenario cannot be used. /],
  [["--port", "0", "--database", "/nowhere/at/all.db"], /Cannot open the database file/],
])("%j exits with a message", async (options, message) => {
  const { stderr, code } = await run(...options);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("    at ");
  expect(code).toBe(1);
});

test("a busy port exits with a message that names the port and a solution", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const { stderr, code } = await run("--port", String(port));

  expect(stderr).toBe(
    `Port ${port} is in use. Use --port to choose another port, or --port 0 for any free port.\n`,
  );
  expect(code).toBe(1);
});

test.each(["SIGINT", "SIGTERM"] as const)("serves until %s, then stops cleanly", async (signal) => {
  const child = start(
    "--port",
    "0",
    "--devices",
    "3",
    "--now",
    "2030-05-06T00:00:00Z",
    "--fault",
    "listCountries=error-empty,status=503",
    "--fault",
    "GET /info/timezones=lost",
    "--fault",
    'listStates=commit-then,status=202,body={"status":true,"list":[1,2]}',
  );
  const address = await addressOf(child);

  expect((await fetch(`${address}/info/countries`)).status).toBe(503);
  await expect(fetch(`${address}/info/timezones`)).rejects.toThrow("fetch failed");
  const states = await fetch(`${address}/info/country/250/states`);
  expect(states.status).toBe(202);
  expect(await states.json()).toEqual({ status: true, list: [1, 2] });
  expect((await fetch(`${address}/info/imei_validation/350000000000003`)).status).toBe(200);
  expect((await fetch(`${address}/info/imei_validation/350000000000004`)).status).toBe(404);
  const headers = { "X-Sandbox-Control": "1" };
  const clock = await fetch(`${address}/__sandbox/clock`, { headers });
  expect(await clock.text()).toContain("2030-05-06");

  child.kill(signal);
  expect(await once(child, "close")).toEqual([0, null]);
});

test("prints URLs with the prefix that can be opened", async () => {
  const child = start("--port", "0", "--devices", "1", "--host", "::1", "--prefix", "/v2");
  const address = await addressOf(child);
  expect(address).toMatch(/^http:\/\/\[::1\]:\d+\/v2$/);
  expect((await fetch(address)).status).toBe(200);
});

test("--scenario starts in that state", async () => {
  const address = await addressOf(start("--port", "0", "--scenario", "months-end"));
  const list = (await (await fetch(`${address}/info/imei/list/2007`)).json()) as object[];
  expect(list).toMatchObject([{ nextBillingDate: "2027-02-28" }]);
});

test("--scenario reads a file in UTF-16 with a byte order mark", async () => {
  const named = new URL("scenarios/named/months-end.json", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "waypost-scenario-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "scenario.json");
  await writeFile(file, `\ufeff${await readFile(named, "utf8")}`, "utf16le");
  const address = await addressOf(start("--port", "0", "--scenario", file));
  expect((await fetch(`${address}/info/imei/list/2007`)).status).toBe(200);
});

test("--http2 serves HTTPS, and --allow-host lets another host use the control API", async () => {
  const child = start("--port", "0", "--devices", "1", "--http2", "--allow-host", "devbox.example");
  const url = new URL(await addressOf(child));
  expect(url.protocol).toBe("https:");
  const session = connect(url, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request({
    ":path": "/__sandbox/clock",
    ":authority": "devbox.example",
    "x-sandbox-control": "1",
  });
  expect(await text(stream)).toContain('"status":true');
});
