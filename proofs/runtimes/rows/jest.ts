import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome, Row } from "../row.ts";
import { nodeOf } from "./runtimes.ts";

interface JestResult {
  title: string;
  status: string;
  failureMessages: string[];
}

/** Jest with its defaults: it runs tests as CommonJS, each file with globals of its own. */
export const jestRow: Row = {
  name: "Jest in Node 20",
  async run(lab) {
    const folder = await lab.prepare("jest");
    const node = nodeOf(lab, 20);
    const jest = lab.tool("jest/bin/jest.js");
    const config = ["--rootDir", folder, "--config", "{}"];
    const output = ["--json", "--outputFile", "result.json", "--passWithNoTests"];
    const version = await lab.output(node, [jest, "--version"], folder);
    // It exits with 1 when a test fails. The report file says which one.
    await lab.output(node, [jest, ...config, ...output], folder).catch(() => "");
    const { testResults } = JSON.parse(await readFile(join(folder, "result.json"), "utf8"));
    const results: JestResult[] = testResults[0]?.assertionResults ?? [];
    const outcomes = results.map(({ title, status, failureMessages }): Outcome => ({
      name: title,
      problem: status === "passed" ? null : failureMessages.join("\n"),
    }));
    return { version, outcomes };
  },
};
