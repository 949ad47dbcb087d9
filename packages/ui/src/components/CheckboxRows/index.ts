export { CheckboxRows, type CheckboxRow } from "./CheckboxRows.tsx";
export type { CheckboxRowsProps } from "./CheckboxRows.tsx";
