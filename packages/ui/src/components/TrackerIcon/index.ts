export { subjectOf } from "./picture-of.ts";
export type { IconSubject } from "./picture-of.ts";
export { TrackerIcon } from "./TrackerIcon.tsx";
export type { TrackerIconProps } from "./TrackerIcon.tsx";
export type { VehicleType } from "./vehicles.ts";
