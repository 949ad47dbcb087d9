export { FoldingSection, type FoldingSectionProps } from "./FoldingSection.tsx";
