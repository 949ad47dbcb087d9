import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../../node_modules/.bin");

/**
 * Runs a tool of the workspace and returns what it printed.
 * @throws Error that holds everything printed when it ends with another exit code than 0
 */
export function outputOf(
  command: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const env = {
    ...process.env,
    NO_COLOR: "1",
    PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
  };
  // The list of exports of a package may be long.
  const settings = { ...options, env, maxBuffer: 64 * 1024 * 1024 };
  execFile(command, args, settings, (error, stdout, stderr) => {
    if (error === null) resolve(stdout);
    else reject(new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`, { cause: error }));
  });
  return promise;
}
