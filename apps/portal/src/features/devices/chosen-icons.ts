import { savedByDevice } from "./saved-by-device.ts";

/** The icons that owners chose for their devices, by picker id: "car-1", "A-7". */
const icons = savedByDevice("icons");

/** Saves the icon of a device from its settings; "" removes it. */
export const saveIcon = icons.save;

/** Returns the icons of a customer's devices by IMEI. */
export const useChosenIcons = icons.useSaved;
