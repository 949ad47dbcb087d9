import type { Media } from "./hosts.ts";
import type { Looks } from "./looks.ts";

const BUTTON = "utility > waypost-Button 0";

/** With Tailwind's `rounded-none bg-red-500` on a button. Forced colours are above any style. */
export const withUtilities = (looks: Looks, way: Media): Looks => ({
  ...looks,
  [`${BUTTON}: border-top-left-radius`]: "0px",
  ...(way !== "forced colours" && { [`${BUTTON}: background-color`]: "rgba(251 44 54 255)" }),
});
