export { Facts } from "../Facts/Facts.tsx";
export type { Fact, FactsProps } from "../Facts/Facts.tsx";
export { ReceiptCard, SuccessPanel } from "./SuccessPanel.tsx";
export type { ReceiptCardProps, SuccessPanelProps } from "./SuccessPanel.tsx";
