export { Facts } from "../Facts/Facts.tsx";
export type { Fact, FactsProps } from "../Facts/Facts.tsx";
export { ReceiptCard, SuccessPanel } from "./SuccessPanel.tsx";
export type { ReceiptCardProps, SuccessPanelProps } from "./SuccessPanel.tsx";
export { Stop, Stops } from "./Stops.tsx";
export type { StopProps, StopsProps } from "./Stops.tsx";
