export { startGate, StoreError } from "./server.ts";
export type { Gate, GateOptions } from "./server.ts";
export type { Log, LogEntry } from "./log.ts";
