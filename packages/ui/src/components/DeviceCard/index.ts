export { DeviceCard } from "./DeviceCard.tsx";
export type { DeviceCardLabels, DeviceCardProps } from "./DeviceCard.tsx";
