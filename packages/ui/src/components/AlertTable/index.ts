export { AlertRow, type AlertCell, type AlertRowProps } from "./AlertRow.tsx";
export {
  AlertTable,
  type AlertColumn,
  type AlertTableProps,
  type ColumnLabels,
} from "./AlertTable.tsx";
export { AlertTotals, type AlertTotal, type AlertTotalsProps } from "./AlertTotals.tsx";
