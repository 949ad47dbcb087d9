export { Select } from "./Select.tsx";
export type { SelectProps } from "./Select.tsx";
