import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The part of Vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface FailedTest {
  readonly name: string;
  /** The first line that says what went wrong. */
  readonly message: string;
  /** Whether something expected was not so; otherwise the code did not run. */
  readonly isAssertion: boolean;
}

/** Milliseconds. Only what never ends reaches it, however busy the machine is. */
const TIME_LIMIT = 3_600_000;

/** Runs these tests of a copy of the workspace up to the first failure, and gives those that failed. */
export async function failedTests(copy: string, tests: readonly string[]): Promise<FailedTest[]> {
  const file = join(copy, "report.json");
  await rm(file, { force: true });
  const code = await vitest(copy, tests, file);
  if (code === null) return [crash("no end", `no end within ${TIME_LIMIT / 1000} s`)];
  const { testResults } = JSON.parse(await readFile(file, "utf8")) as Report;
  const cases = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages.join("\n"))),
  );
  // The first failure ends the other files too, and they count as failed.
  const files = testResults.filter(({ status }) => status === "failed");
  const failed = cases.length > 0 ? cases : files.map(({ name, message }) => crash(name, message));
  // No test failed, but one left an error that nobody caught.
  if (failed.length === 0 && code !== 0) return [crash("uncaught", "uncaught error")];
  return failed;
}

const crash = (name: string, message: string): FailedTest => ({
  name,
  message,
  isAssertion: false,
});

/** What a property says went wrong, without the life that led there. */
function failureOf(name: string, text: string): FailedTest {
  const [, reason] = /^(?:Got )?AssertionError: (.*?)(?:: expected .*)?$/m.exec(text) ?? [];
  const message = [...new Set(reason?.split("; ") ?? text.split("\n", 1))].join("; ");
  return { name, message, isAssertion: reason !== undefined };
}

function vitest(copy: string, tests: readonly string[], file: string): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const options = ["--config", "mutation/vitest.config.ts", "--root", copy, "--bail", "1"];
  const reporter = ["--reporter", "json", "--outputFile", file];
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...options, ...reporter],
    {
      cwd: copy,
      env: { ...process.env, MUTATION_TESTS: tests.join(" ") },
      stdio: "ignore",
      timeout: TIME_LIMIT,
    },
  );
  child.on("error", reject);
  // Vitest ends with a code of its own when it is told to stop.
  child.on("exit", (code) => resolve(child.killed ? null : code));
  return promise;
}
