import { spawn } from "node:child_process";

/** Programs that open an address in the default browser without a shell. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
  linux: ["xdg-open"],
};

/** A program that is still running after this time is the browser itself. */
const IN_FOREGROUND_AFTER_MS = 3_000;

/** Opens an address in the default browser. Returns false if this machine has none. */
export function openBrowser(address: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? [];
  if (program === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
    child.on("spawn", () => setTimeout(() => resolve(true), IN_FOREGROUND_AFTER_MS).unref());
    child.unref();
  });
}
