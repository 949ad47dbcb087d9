export { startGate, StoreError } from "./server.ts";
export type { Gate, GateOptions } from "./server.ts";
export type { Log, LogEntry } from "./log.ts";
export { openSqliteStore } from "./store/sqlite.ts";
export type { NewRow, Row, RowState, Store, StoredOrder, StoredOutcome } from "./store/store.ts";
