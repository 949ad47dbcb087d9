import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { checkApi } from "./run.ts";
import { exampleScenario } from "./example-scenario.ts";
import { runCheck, temporaryFolder } from "./test/run-command.ts";

const MEGABYTE = Buffer.alloc(1_000_000, " ");

/** Sends an endless body. */
function endless(response: ServerResponse): void {
  const send = () => {
    while (!response.destroyed && response.write(MEGABYTE));
  };
  response.on("drain", send);
  send();
}

const gzipBomb = gzipSync(Buffer.alloc(1_000_000_000, "0"));
const rows = (row: object, count: number) =>
  JSON.stringify(Array.from({ length: count }, () => row));

/** Returns a body with this list under every documented key. */
const bodyWithLists = (list: string): string => {
  const keys = ["countries", "states", "time_zone", "providers", "plans", "devices", "cards"];
  return `{"status":true,${keys.map((key) => `"${key}":${list}`).join()},"result":${list}}`;
};

const emptyRows = bodyWithLists(rows({}, 18_000));
const longTexts = bodyWithLists(
  rows({ id: 1, imei_no: "x".repeat(40), service_plan_id: "é".repeat(99) }, 5000),
);

const bodies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "an endless body": endless,
  "a compressed body of 1 GB": (response) => {
    response.setHeader("content-encoding", "gzip");
    response.end(gzipBomb);
  },
  "a body with 600,000 rows": (response) => response.end(bodyWithLists(rows({ id: 5 }, 600_000))),
  "a body with rows without fields": (response) => response.end(emptyRows),
  "a body with 15 MB of long texts": (response) => response.end(longTexts),
  "a body with deeply nested lists": (response) => response.end("[".repeat(8_000_000)),
};

async function serverWith(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** Logs the peak memory of the command. `maxRSS` would include the peak of the test process. */
const LOG_PEAK_MEMORY = `data:text/javascript,import{readFileSync}from"node:fs";
  process.on("exit",()=>console.error(/VmHWM:.*/.exec(readFileSync("/proc/self/status","utf8"))[0]))`;

test.skipIf(process.platform !== "linux").each(Object.entries(bodies))(
  "needs at most 500 MB of memory if every reply is %s",
  { tags: ["long"] },
  async (_name, answer) => {
    const url = await serverWith(answer);
    const home = await temporaryFolder({ "check.json": JSON.stringify(exampleScenario) });
    const { stdout, stderr, code } = await runCheck(
      [url, "--scenario", `${home}/check.json`],
      { WAYPOST_CHECK_TOKEN: "token" },
      ["--import", LOG_PEAK_MEMORY],
    );
    expect(stdout).toContain("Server:");
    expect(code).toBe(1);
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB\n$/.exec(stderr) ?? [];
    expect(Number(kilobytes) / 1000).toBeLessThan(500);
  },
);

test("an endless body is one finding for each call", async () => {
  const { findings } = await checkApi(await serverWith(endless), {}, { limits: { idle: 1 } });
  const sizes = findings.filter(({ check: name }) => name === "size");
  expect(sizes).toContainEqual(
    expect.objectContaining({
      call: "GET /info/countries",
      seen: ["the body is larger than 16 MB"],
    }),
  );
  expect(findings.map(({ check: name }) => name)).not.toContain("answered");
});
