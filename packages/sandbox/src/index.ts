export * from "./core.ts";
export { openDatabase } from "./database/sqlite.ts";
