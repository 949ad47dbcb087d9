export { Facts } from "./Facts.tsx";
export type { Fact, FactsProps } from "./Facts.tsx";
export { ReceiptCard, SuccessPanel } from "./SuccessPanel.tsx";
export type { ReceiptCardProps, SuccessPanelProps } from "./SuccessPanel.tsx";
