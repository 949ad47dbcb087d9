import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../../node_modules/.bin");

/** Thrown if a command exits with a code other than 0. */
class CommandError extends Error {
  override readonly name = "CommandError";
  readonly code: number | null;
  constructor(command: string, code: number | null) {
    super(`${command} exited with code ${code ?? "none"}`);
    this.code = code;
  }
}

/** Runs a tool of the workspace and passes its output through. @throws CommandError */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const env = {
    ...process.env,
    ...options.env,
    PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
  };
  const child = spawn(command, args, {
    cwd: options.cwd,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  child.on("error", reject);
  child.on("close", (code) =>
    code === 0 ? resolve() : reject(new CommandError([command, ...args].join(" "), code)),
  );
  return promise;
}
