import { inject } from "vitest";
import { openOn } from "../database/in-page/database.ts";
import { loadLibrary } from "../database/in-page/library.ts";
import { openDatabase, type Database } from "../index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The SQLite that the tests of the project use by default. */
    sqlite: "in Node" | "in a page" | undefined;
  }
}

const library = inject("sqlite") === "in a page" ? await loadLibrary() : undefined;

/** Opens an empty database in memory, with the SQLite of the test project. */
export const newDatabase = (): Database => (library ? openOn(library) : openDatabase());
