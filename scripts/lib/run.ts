import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../../node_modules/.bin");

/** A command that ended with another exit code than 0. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly code: number | null;
  constructor(command: string, code: number | null) {
    super(`${command} ended with exit code ${code ?? "none"}`);
    this.code = code;
  }
}

/** Runs a tool of the workspace and shows what it prints. @throws CommandError */
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
