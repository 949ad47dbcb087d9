export { startGate } from "./server.ts";
export type { Gate, GateOptions } from "./server.ts";
export { linkAddress, signLink } from "./link.ts";
export type { LinkClaims } from "./link.ts";
export type { LinkOptions } from "./link-rules.ts";
export type { Log, LogEntry } from "./log.ts";
export { openSqliteStore } from "./store/sqlite.ts";
export { BusyError, StoreError } from "./store/store.ts";
export type {
  About,
  Doubt,
  NewRow,
  Orders,
  Question,
  Resolution,
  Row,
  RowState,
  Settlement,
  Store,
  StoredConsents,
  StoredOrder,
  StoredOutcome,
} from "./store/store.ts";
