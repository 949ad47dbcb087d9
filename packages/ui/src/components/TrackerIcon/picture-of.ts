import { SUBJECTS } from "./subjects.ts";
import { type Vehicle, VEHICLES, type VehicleType } from "./vehicles.ts";

/** What an icon shows, such as "car" or "excavator". */
export type IconSubject = VehicleType | (typeof SUBJECTS)[number][0];

type Shown =
  | { subject: VehicleType; vehicle: Vehicle }
  | { subject: IconSubject; silhouette: string };

/**
 * The picture of an icon by the settings `vehicle_type` and `vehicle_color`. The number of a
 * lettered icon selects the subject, its letter only colour and frame. Null without a picture.
 */
export function pictureOf(type: string, value: string): Shown | null {
  if (isVehicleType(type)) return { subject: type, vehicle: VEHICLES[type] };
  const found = LETTER.test(type) && NUMBER.test(value) ? SUBJECTS[Number(value) - 1] : undefined;
  return found === undefined ? null : { subject: found[0], silhouette: found[1] };
}

/** What the icon shows, for alternative texts; null for an icon without a picture of ours. */
export const subjectOf = (type: string, value: string): IconSubject | null =>
  pictureOf(type, value)?.subject ?? null;

const LETTER = /^[A-Z]$/;
const NUMBER = /^[1-9]\d*$/;

const isVehicleType = (type: string): type is VehicleType => Object.hasOwn(VEHICLES, type);
