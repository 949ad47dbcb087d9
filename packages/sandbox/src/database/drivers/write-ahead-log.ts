import { closeSync, existsSync, openSync, readSync } from "node:fs";

/** Bytes 18 and 19 of the header of a database file; both are 2 if it has a write-ahead log. */
const versionAt = 18;
const versionWithLog = 2;

/**
 * Whether a database file was last used with a write-ahead log.
 *
 * @throws when the log is still there: then another program may be using the file, and its locks
 * cannot be seen from WebAssembly.
 */
export function hasWriteAheadLog(file: string): boolean {
  if (!existsSync(file)) return false;
  const header = Buffer.alloc(versionAt + 1);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header[versionAt] !== versionWithLog) return false;
  if (existsSync(`${file}-wal`))
    throw new Error(
      "Another program is using it, or was killed before it could close it. Stop that program, " +
        "or start and stop the sandbox once on this file with Node 22.13 or later.",
    );
  return true;
}
