export { CheckboxRows } from "./CheckboxRows.tsx";
export type { CheckboxRow, CheckboxRowsProps } from "./CheckboxRows.tsx";
