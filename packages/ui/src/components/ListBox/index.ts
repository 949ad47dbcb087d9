export { OptionList } from "./OptionList.tsx";
export type { ListOption } from "./Option.tsx";
