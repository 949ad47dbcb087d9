import { total } from "../../rules/plans/pricing.ts";
import type { RegistrationState } from "./state.ts";

/** The read-back is final and has a result for every IMEI of the attempt. */
const isLookedUp = ({ attempt, isSettled, found }: RegistrationState): boolean =>
  isSettled &&
  found.length === attempt?.subjects.length &&
  found.every(({ inUse }) => inUse !== null);

/** The read-back is final and found no IMEI in use: only then may the customer try again. */
export const nothingInUse = (state: RegistrationState): boolean =>
  isLookedUp(state) && state.found.length > 0 && state.found.every(({ inUse }) => inUse === false);

/**
 * Whether a new registration can be started: after a success or, if no reply was received, once the
 * read-back has a result for every IMEI. IMEIs in use cannot be registered a second time.
 */
export const canStartOver = (state: RegistrationState): boolean =>
  state.name === "registered" ||
  state.name === "partly-registered" ||
  (state.name === "unknown" && isLookedUp(state));

/** The total billed today in USD; `null` while any price is unknown. */
export const totalOf = ({ activation }: RegistrationState): number | null =>
  total(activation.devices.map(({ price }) => price));
