export { OptionList, type OptionListProps } from "./OptionList.tsx";
export type { ListOption } from "./Option.tsx";
