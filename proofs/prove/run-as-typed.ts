import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** What a command printed to its standard output, without colours, and how it ended. */
export interface Ended {
  readonly output: string;
  /** `null` if a signal ended it. */
  readonly exitCode: number | null;
}

/** Runs a command in a shell and passes its output through. */
export function runAsTyped(
  command: string,
  cwd: string,
  print: (text: string) => void,
): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const child = spawn(command, { cwd, shell: true, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    print(text);
  });
  child.on("error", reject);
  child.on("close", (exitCode) => resolve({ output: stripVTControlCharacters(output), exitCode }));
  return promise;
}
