export type { ListOption } from "../ListBox/Option.tsx";
export { SearchableSelect } from "./SearchableSelect.tsx";
export type { SearchableSelectProps } from "./SearchableSelect.tsx";
