import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * Shared by all threads of this process. It distinguishes this process from an earlier one with the
 * same id, as in containers, where every process has the id 1.
 */
const startedAt = () => Math.round(Date.now() - process.uptime() * 1000);
const startToleranceMs = 2000;

const noteOf = (file: string) => `${file}.pid`;
/** The lock of `node-sqlite3-wasm`, a folder. */
const lockOf = (file: string) => `${file}.lock`;

/**
 * Takes a database file for this connection alone, because SQLite in WebAssembly cannot share it.
 * The process is noted in `<file>.pid`. The claim of a process that no longer runs is removed.
 *
 * @returns a function that releases the file
 * @throws when the file is in use, or may be.
 */
export function claim(file: string): () => void {
  const wasLeft = endOldClaim(file);
  if (!wasLeft && existsSync(`${file}-wal`))
    throw new Error(
      "Another program is using it, or was killed before it could close it. Stop that program, " +
        "or start and stop the sandbox once on this file with Node 22.13 or later.",
    );
  if (existsSync(lockOf(file)))
    throw new Error(
      `Another program has locked it. If there is none, delete the folder ${lockOf(file)}.`,
    );
  writeFileSync(noteOf(file), `${process.pid} ${startedAt()}`, { flag: "wx" });
  return () => rmSync(noteOf(file), { force: true });
}

/**
 * Removes the claim of a process that no longer runs.
 *
 * @returns whether there was one
 * @throws when that process still runs.
 */
export function endOldClaim(file: string): boolean {
  const note = noteOf(file);
  if (!existsSync(note)) return false;
  const [pid = 0, start = 0] = readFileSync(note, "utf8").split(" ").map(Number);
  if (isRunning(pid, start))
    throw new Error(
      `The process ${pid} is using it. Stop it, or, if that is another program, empty the file ${note}.`,
    );
  rmSync(lockOf(file), { recursive: true, force: true });
  rmSync(note, { force: true });
  return true;
}

function isRunning(pid: number, start: number): boolean {
  if (pid === process.pid) return Math.abs(start - startedAt()) < startToleranceMs;
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user runs, but may not be asked.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
