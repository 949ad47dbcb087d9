export type { ListOption } from "../ListBox/Option.tsx";
export { Select } from "./Select.tsx";
export type { SelectProps } from "./Select.tsx";
