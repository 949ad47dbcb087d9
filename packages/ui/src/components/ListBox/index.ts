export { OptionList, type OptionListProps } from "./OptionList.tsx";
