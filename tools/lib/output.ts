import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../../node_modules/.bin");

/**
 * Runs a tool of the workspace and returns its standard output.
 * A program that takes longer than `timeout` milliseconds is killed.
 * @throws Error with the whole output if the exit code is not 0
 */
export function outputOf(
  command: string,
  args: readonly string[],
  options: { cwd?: string; timeout?: number } = {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const env = {
    ...process.env,
    NO_COLOR: "1",
    PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
  };
  // Some tools print long lists of a package's exports.
  const settings = { ...options, env, maxBuffer: 64 * 1024 * 1024 };
  execFile(command, args, settings, (error, stdout, stderr) => {
    if (error === null) resolve(stdout);
    else reject(new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`, { cause: error }));
  });
  return promise;
}
