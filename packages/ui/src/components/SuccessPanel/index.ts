export { ReceiptCard, SuccessPanel, type ReceiptCardProps } from "./SuccessPanel.tsx";
export type { SuccessPanelProps } from "./SuccessPanel.tsx";
export { Stop, Stops, type StopProps, type StopsProps } from "./Stops.tsx";
