import { basename, dirname } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openSandbox } from "@waypost/sandbox/browser";
import { scenarios } from "@waypost/sandbox/scenarios";
import { examples } from "./index.ts";
import { watchChanges } from "../../apps/docs/play/changes.ts";

const scripts = examples.filter(({ file }) => file.endsWith(".ts"));

test.each(scripts)(
  "$file has the listed output and changes",
  async ({ file, scenario, ...says }) => {
    const sandbox = await openSandbox({ ...(scenario && { scenario: scenarios[scenario] }) });
    vi.stubGlobal("fetch", sandbox.fetch);
    const printed: unknown[] = [];
    for (const name of ["log", "warn", "error"] as const)
      vi.spyOn(console, name).mockImplementation((...values) => {
        printed.push(name === "log" ? "" : name, ...values);
      });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      sandbox.close();
    });
    const changes = watchChanges(sandbox.database);
    const [folder, name] = [dirname(file), basename(file, ".ts")];
    await import(`./${folder}/${name}.ts`);
    const text = printed
      .map((value) => (typeof value === "string" ? value : JSON.stringify(value, undefined, 2)))
      .join(" ");
    for (const shown of says.shows) expect(text).toContain(shown);
    expect(text).not.toMatch(/^(warn|error) /m);
    const tables = new Set(changes().map(({ table }) => table));
    expect([...tables].toSorted()).toEqual(says.changes);
  },
);
