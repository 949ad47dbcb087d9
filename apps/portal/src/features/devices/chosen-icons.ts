import { keptByDevice } from "./kept-by-device.ts";

/** The icons that owners chose for their devices, as the id of the picker: "car-1", "A-7". */
const icons = keptByDevice("icons");

/** Keeps the icon of a device as its settings have it; "" for none. */
export const keepIcon = icons.keep;

/** The icons of a customer's devices by IMEI. */
export const useChosenIcons = icons.useKept;
