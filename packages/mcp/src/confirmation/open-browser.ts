import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Programs that open an address in the default browser without a shell. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
  linux: ["xdg-open"],
};

/** A program that is still running after this time is the browser itself. */
const IN_FOREGROUND_AFTER_MS = 3_000;

/** A browser that starts slowly reads the page within this time. */
const READ_WITHIN_MS = 60_000;

/** Opens an address in the default browser. Returns false if this machine has none. */
export async function openBrowser(address: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? [];
  if (program === undefined) return false;
  // Every user of the machine can list the arguments of processes, so they name a private file.
  const folder = await mkdtemp(join(homedir(), "waypost-"));
  const page = join(folder, "confirm.html");
  const removePage = () => {
    rmSync(folder, { recursive: true, force: true });
    process.off("exit", removePage);
  };
  const html = `<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}">`;
  await writeFile(page, html, { mode: 0o600 });
  process.once("exit", removePage);
  setTimeout(removePage, READ_WITHIN_MS).unref();
  const opened = await start(program, [...args, pathToFileURL(page).href]);
  if (!opened) removePage();
  return opened;
}

function start(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
    child.on("spawn", () => setTimeout(() => resolve(true), IN_FOREGROUND_AFTER_MS).unref());
    child.unref();
  });
}
