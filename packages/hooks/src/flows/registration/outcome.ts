import { total } from "../../rules/plans/pricing.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** The read-back is final and has a result for every IMEI of the attempt. */
const isLookedUp = ({ isSettled, imeis, found }: Attempt): boolean =>
  isSettled && found.length === imeis.length && found.every(({ inUse }) => inUse !== null);

/** The read-back is final and found no IMEI in use: only then may the customer try again. */
export const nothingInUse = ({ attempt }: RegistrationState): boolean =>
  attempt !== null &&
  isLookedUp(attempt) &&
  attempt.imeis.length > 0 &&
  attempt.found.every(({ inUse }) => inUse === false);

/**
 * Whether a new registration can be started: after a success or, if no reply was received, once the
 * read-back has a result for every IMEI. IMEIs in use cannot be registered a second time.
 */
export const canStartOver = ({ name, attempt }: RegistrationState): boolean =>
  name === "registered" ||
  name === "partly-registered" ||
  (name === "unknown" && attempt !== null && isLookedUp(attempt));

/** The total billed today in USD; `null` while any price is unknown. */
export const totalOf = ({ activation }: RegistrationState): number | null =>
  total(activation.devices.map(({ price }) => price));
