export { Facts } from "./Facts.tsx";
export type { Fact, FactsProps } from "./Facts.tsx";
