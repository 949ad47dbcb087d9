import { savedByDevice } from "./saved-by-device.ts";

/** The ICCIDs of devices registered in this browser. A SIM can only be paused by its ICCID. */
const sims = savedByDevice("sims");

/** Saves the ICCID of a device. */
export const saveSim = sims.save;

/** Returns the ICCIDs of a customer's devices by IMEI; none if no customer is known. */
export const useKnownSims = sims.useSaved;
