import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@waypost/sandbox/server";
import { createClient } from "@waypost/sdk";
import { expect, onTestFinished, test } from "vitest";
import { importDevices } from "../src/import-devices.ts";

const CSV = `imei,device_name,device_plan
350000000000001,Van 1,plus_quarterly
358000000000001,Van 2,plus_quarterly
350000000000001,Van 3,plus_quarterly
1234,Van 4,plus_quarterly
860000000000001,"Car 1, red",plus_obd_quarterly
`;

test("an import has a result for each row, and a second run charges nothing", async () => {
  const server = await startServer({ port: 0 });
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const file = join(folder, "devices.csv");
  await writeFile(file, CSV);
  const client = createClient({ baseUrl: server.url });
  const run = () => importDevices(client, "ada@example.com", file, join(folder, "results.jsonl"));

  const results = await run();
  expect(results).toEqual([
    { line: 2, status: "registered", text: "350000000000001 Van 1" },
    {
      line: 3,
      status: "refused",
      text: "358000000000001 Van 2 (IMEI already in use, please try with another IMEI)",
    },
    { line: 4, status: "invalid", text: "The IMEI 350000000000001 is already in line 2." },
    { line: 5, status: "invalid", text: 'The IMEI "1234" must have 15 digits.' },
    { line: 6, status: "registered", text: "860000000000001 Car 1, red" },
  ]);
  const charges = server.sandbox.charges();
  expect(charges).not.toEqual([]);

  expect(await run()).toEqual(results);
  expect(server.sandbox.charges()).toEqual(charges);
});
