import { SUBJECTS } from "./subjects.ts";
import { type Vehicle, VEHICLES, type VehicleType } from "./vehicles.ts";

/** The subject of an icon, such as "car" or "excavator". */
export type IconSubject = VehicleType | (typeof SUBJECTS)[number][0];

type Shown =
  | { subject: VehicleType; vehicle: Vehicle }
  | { subject: IconSubject; silhouette: string };

/**
 * Returns the image of an icon by the settings `vehicle_type` and `vehicle_color`. The number of a
 * lettered icon selects the subject, its letter only the colour and the frame. Returns null if
 * there is none.
 */
export function pictureOf(type: string, value: string): Shown | null {
  if (isVehicleType(type)) return { subject: type, vehicle: VEHICLES[type] };
  const found = LETTER.test(type) && NUMBER.test(value) ? SUBJECTS[Number(value) - 1] : undefined;
  return found === undefined ? null : { subject: found[0], silhouette: found[1] };
}

/**
 * Returns the subject of an icon, for alternative texts; null for an icon without a built-in
 * image.
 */
export const subjectOf = (type: string, value: string): IconSubject | null =>
  pictureOf(type, value)?.subject ?? null;

const LETTER = /^[A-Z]$/;
const NUMBER = /^[1-9]\d*$/;

const isVehicleType = (type: string): type is VehicleType => Object.hasOwn(VEHICLES, type);
