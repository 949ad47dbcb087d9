export * from "./core.ts";
export { openDatabase } from "./database/sqlite.ts";
export { DatabaseFileError } from "./database/file-error.ts";
