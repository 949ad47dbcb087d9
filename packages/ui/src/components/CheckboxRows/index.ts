export { CheckboxRows } from "./CheckboxRows.tsx";
export type { CheckboxRowsProps } from "./CheckboxRows.tsx";
