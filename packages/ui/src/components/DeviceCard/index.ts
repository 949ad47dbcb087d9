export { DeviceCard } from "./DeviceCard.tsx";
export type { DeviceCardProps } from "./DeviceCard.tsx";
export type { DeviceCardLabels } from "./DeviceIdentity.tsx";
