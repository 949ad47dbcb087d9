export { startGate, type Gate, type GateOptions } from "./server.ts";
export { linkAddress, signLink, type LinkClaims } from "./link.ts";
export type { LinkOptions } from "./links.ts";
export type { Log, LogEntry } from "./log.ts";
export { openSqliteStore } from "./store/sqlite.ts";
export * from "./store/store.ts";
