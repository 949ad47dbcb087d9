/** The sandbox in a page, on SQLite in WebAssembly. Nothing here needs Node. */
export * from "./core.ts";
export { openDatabase } from "./database/in-page/database.ts";
export type { PageDatabase } from "./database/in-page/database.ts";
export { NoWebAssemblyError } from "./database/in-page/library.ts";
export { openSandbox } from "./in-page/open-sandbox.ts";
export type { PageSandbox, PageSandboxOptions } from "./in-page/open-sandbox.ts";
