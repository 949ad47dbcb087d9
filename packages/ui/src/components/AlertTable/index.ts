export { AlertRow, type AlertRowProps, type AlertCell } from "./AlertRow.tsx";
export {
  AlertTable,
  type AlertTableProps,
  type ColumnLabels,
  type AlertColumn,
} from "./AlertTable.tsx";
export { AlertTotals, type AlertTotalsProps, type AlertTotal } from "./AlertTotals.tsx";
