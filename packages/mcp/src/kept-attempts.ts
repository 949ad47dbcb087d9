import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { WaypostOptions } from "@waypost/hooks/flows";

type Storage = Exclude<NonNullable<WaypostOptions["reserve"]>, (...args: never) => unknown>;

/**
 * Keeps requests without a reply in a file that only this user reads. They contain no secret.
 *
 * @throws when the file is there and cannot be read: what it holds keeps customers from paying twice
 */
export function keptIn(file: string): Storage {
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
      throw error;
    }
  };
  const write = (items: Record<string, string>) => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(items), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  read();
  return {
    getItem: (key) => read()[key] ?? null,
    setItem: (key, value) => write({ ...read(), [key]: value }),
    removeItem: (key) => {
      const { [key]: removed, ...rest } = read();
      if (removed !== undefined) write(rest);
    },
  };
}
