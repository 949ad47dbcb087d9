import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outputOf } from "../tools/lib/output.ts";
import { linkLibrary, unpackHooks } from "./lib/unpacked.ts";

describe("in a project without React", () => {
  let project = "";
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), "waypost-without-react-"));
    await unpackHooks(project);
    const hooks = join(import.meta.dirname, "../packages/hooks");
    await linkLibrary(project, hooks, "@tanstack/query-core");
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  /** Runs a program with plain Node and parses its output as JSON. */
  const runNode = async (code: string): Promise<unknown> => {
    const file = join(project, "program.mjs");
    await writeFile(file, code);
    return JSON.parse(await outputOf("node", [file], { cwd: project }));
  };

  test("rules, forms, flows and texts import", async () => {
    const output = await runNode(`
      const entries = ["rules", "forms", "flows", "review", "registration-logic", "messages"];
      const found = await Promise.all(entries.map((entry) => import("@waypost/hooks/" + entry)));
      const react = await import("react").then(() => "found", ({ code }) => code);
      console.log(JSON.stringify([found.every((module) => Object.keys(module).length > 0), react]));
    `);
    expect(output).toEqual([true, "ERR_MODULE_NOT_FOUND"]);
  });

  test("a customer registers a device through the flow", async () => {
    const program = join(import.meta.dirname, "programs/register-without-react.mjs");
    const output = await runNode(await readFile(program, "utf8"));
    expect(output).toEqual({
      phase: "done",
      sent: [
        "GET /info/check/email/new.customer%40example.com",
        "GET /info/imei_validation/350000000000001",
        "POST /auth/register",
      ],
      devices: [
        {
          imei: "350000000000001",
          device_name: "Van",
          device_model: "GL300",
          device_plan: "plus_quarterly",
        },
      ],
    });
  });

  test("only modules with hooks or context are marked for the client", async () => {
    const dist = join(project, "node_modules/@waypost/hooks/dist");
    const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(files.map((file) => readFile(join(dist, file), "utf8")));
    const marked = files.filter((_, at) => texts[at]?.startsWith('"use client";'));
    const importsReact = files.filter((_, at) =>
      /from "(react|react\/jsx-runtime|@tanstack\/react-query)"/.test(texts[at] ?? ""),
    );
    expect(marked.filter((file) => /^(rules|forms|flows|messages|queries)\b/.test(file))).toEqual(
      [],
    );
    const unmarked = importsReact.filter((file) => !marked.includes(file));
    // Test helpers are excluded, because no server component uses them.
    expect(unmarked.filter((file) => !file.startsWith("testing/"))).toEqual([]);
    expect(marked.length).toBeGreaterThan(20);
  });
});
