export { OptionList } from "./OptionList.tsx";
