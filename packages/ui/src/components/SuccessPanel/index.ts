export { ReceiptCard, SuccessPanel } from "./SuccessPanel.tsx";
export type { SuccessPanelProps } from "./SuccessPanel.tsx";
export { Stop, Stops } from "./Stops.tsx";
