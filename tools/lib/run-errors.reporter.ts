import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Writes the errors that belong to no test, such as a worker that started too late, to a file. */
export default class RunErrors implements Reporter {
  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env["RUN_ERRORS"];
    const lines = errors.map(({ message, cause }) =>
      [message, (cause as Error | undefined)?.message].filter(Boolean).join(": "),
    );
    if (file !== undefined) writeFileSync(file, JSON.stringify(lines));
  }
}
