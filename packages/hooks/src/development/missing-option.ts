import { warnOnce } from "./warn-once.ts";

/** Replaces an option that was not given, and says once that the page needs it. */
export const missingOption = (option: string, result: string) => (): undefined => {
  warnOnce(`option ${option}`, `${result}, because createWaypost was given no "${option}".`);
};
