import { inject } from "vitest";
import { openOn } from "../database/in-page/database.ts";
import { loadLibrary } from "../database/in-page/library.ts";
import { openDatabase, type Database } from "../index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The SQLite that the project's tests use, unless they ask for another one. */
    sqlite: "in Node" | "in a page" | undefined;
  }
}

const library = inject("sqlite") === "in a page" ? await loadLibrary() : undefined;

/** An empty database in memory, on the SQLite of the project. */
export const newDatabase = (): Database => (library ? openOn(library) : openDatabase());
