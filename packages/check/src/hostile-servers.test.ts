import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { checkApi } from "./check-api.ts";
import { exampleScenario } from "./example-scenario.ts";
import { check, folder } from "./test/program.ts";

const MEGABYTE = Buffer.alloc(1_000_000, " ");

/** Sends a body for as long as somebody reads it. */
function endless(response: ServerResponse): void {
  const send = () => {
    while (!response.destroyed && response.write(MEGABYTE));
  };
  response.on("drain", send);
  send();
}

const bomb = gzipSync(Buffer.alloc(1_000_000_000, "0"));
const rows = (row: object, count: number) =>
  JSON.stringify(Array.from({ length: count }, () => row));

/** Lists under every key that a call documents. */
const listsOf = (list: string): string => {
  const keys = ["countries", "states", "time_zone", "providers", "plans", "devices", "cards"];
  return `{"status":true,${keys.map((key) => `"${key}":${list}`).join()},"result":${list}}`;
};

const many = listsOf(rows({}, 18_000));
const texts = listsOf(
  rows({ id: 1, imei_no: "x".repeat(40), service_plan_id: "é".repeat(99) }, 5000),
);

const bodies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "endless bodies": endless,
  "compressed bodies of 1 GB": (response) => {
    response.setHeader("content-encoding", "gzip");
    response.end(bomb);
  },
  "600,000 rows": (response) => response.end(listsOf(rows({ id: 5 }, 600_000))),
  "lists of rows without any field": (response) => response.end(many),
  "15 MB of long texts": (response) => response.end(texts),
  "lists in lists": (response) => response.end("[".repeat(8_000_000)),
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

/** The most memory of the program itself: `maxRSS` would begin with that of this process. */
const TELL_MEMORY = `data:text/javascript,import{readFileSync}from"node:fs";
  process.on("exit",()=>console.error(/VmHWM:.*/.exec(readFileSync("/proc/self/status","utf8"))[0]))`;

/** The others with `TESTS=all`. */
const FIRST = ["endless bodies", "compressed bodies of 1 GB"];
const tried = Object.entries(bodies).filter(
  ([name]) => process.env["TESTS"] === "all" || FIRST.includes(name),
);

test.skipIf(process.platform !== "linux").each(tried)(
  "%s as every reply cost at most 500 MB of memory",
  async (_name, answer) => {
    const url = await serverWith(answer);
    const home = await folder({ "check.json": JSON.stringify(exampleScenario) });
    const { stdout, stderr, code } = await check(
      [url, "--scenario", `${home}/check.json`],
      { WAYPOST_CHECK_TOKEN: "token" },
      ["--import", TELL_MEMORY],
    );
    expect(stdout).toContain("waypost-check of");
    expect(code).toBe(1);
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB\n$/.exec(stderr) ?? [];
    expect(Number(kilobytes) / 1000).toBeLessThan(500);
  },
);

test("a body that does not end is a finding of each call, and no other", async () => {
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
