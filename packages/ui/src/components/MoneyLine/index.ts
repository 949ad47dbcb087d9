export { MoneyLine } from "./MoneyLine.tsx";
export type { MoneyLineProps } from "./MoneyLine.tsx";
