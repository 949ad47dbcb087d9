export * from "./core.ts";
export { openDatabase } from "./database/sqlite.ts";
export { DatabaseFileError, NoSqliteError } from "./database/drivers/errors.ts";
