import { keptByDevice } from "./kept-by-device.ts";

/** The icons that owners chose for their devices, by picker id: "car-1", "A-7". */
const icons = keptByDevice("icons");

/** Saves the icon of a device from its settings; "" removes it. */
export const keepIcon = icons.keep;

/** Returns the icons of a customer's devices by IMEI. */
export const useChosenIcons = icons.useKept;
