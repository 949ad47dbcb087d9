import { total } from "../../rules/pricing.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** The look-up is final and told something about every IMEI of the attempt. */
const isLookedUp = ({ isSettled, imeis, found }: Attempt): boolean =>
  isSettled && found.length === imeis.length && found.every(({ inUse }) => inUse !== null);

/** Nothing is on its way and every IMEI was found free: only then may one try again. */
export const nothingInUse = ({ attempt }: RegistrationState): boolean =>
  attempt !== null &&
  isLookedUp(attempt) &&
  attempt.imeis.length > 0 &&
  attempt.found.every(({ inUse }) => inUse === false);

/**
 * Whether a new registration may be begun: after a success, or when a look-up without an answer
 * found out about every IMEI. Those in use cannot be registered a second time.
 */
export const canStartOver = ({ name, attempt }: RegistrationState): boolean =>
  name === "registered" ||
  name === "partly-registered" ||
  (name === "unknown" && attempt !== null && isLookedUp(attempt));

/** USD billed at once for all rows; `null` while one price is unknown. */
export const totalOf = ({ activation }: RegistrationState): number | null =>
  total(activation.devices.map(({ price }) => price));
