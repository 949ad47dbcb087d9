import type { Reporter, TestModule } from "vitest/node";

/** Prints the skipped tests of the engine with the reasons. */
export class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests("skipped")]);
    const names = new Map<string, string[]>();
    for (const test of tests) {
      const result = test.result();
      const note = result.state === "skipped" ? result.note : undefined;
      // `npm test` skips these in every engine.
      if (note === undefined && test.tags.includes("long")) continue;
      const reason = note ?? "without a reason";
      names.set(reason, [...(names.get(reason) ?? []), test.fullName]);
    }
    const lines = [...names].flatMap(([reason, of]) => [
      `${reason}:`,
      ...of.map((it) => `  ${it}`),
    ]);
    if (lines.length > 0) process.stdout.write(["", "Left out", ...lines, ""].join("\n"));
  }
}
