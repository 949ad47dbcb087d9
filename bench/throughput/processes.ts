import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a program of this folder as a process. */
export function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), args, {
    execArgv: ["--conditions=@waypost/source"],
  });
}

/** Waits for the next message of a process. @throws Error when the process exits instead */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const cleanup = new AbortController();
  const message = once(child, "message", { signal: cleanup.signal });
  const exit = once(child, "exit", { signal: cleanup.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs[1] ?? "A process"} exited with code ${String(code)}.`);
  });
  try {
    const [value] = (await Promise.race([message, exit])) as [Message];
    return value;
  } finally {
    cleanup.abort();
    await Promise.allSettled([message, exit]);
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
