export { AlertRow } from "./AlertRow.tsx";
export { AlertTable, type AlertTableProps } from "./AlertTable.tsx";
export { AlertTotals } from "./AlertTotals.tsx";
