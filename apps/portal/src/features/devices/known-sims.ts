import { keptByDevice } from "./kept-by-device.ts";

/** The ICCIDs of devices that were registered in this browser: only with one can a SIM be paused. */
const sims = keptByDevice("sims");

/** Keeps the ICCID of a device. */
export const keepSim = sims.keep;

/** The ICCIDs of a customer's devices by IMEI; none where no customer is known. */
export const useKnownSims = sims.useKept;
