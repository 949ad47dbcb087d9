import { warnOnce } from "./warn-once.ts";

/** Replaces a missing option with a function that warns once that the page needs it. */
export const missingOption = (option: string, result: string) => (): undefined => {
  warnOnce(`option ${option}`, `${result}, because createWaypost was given no "${option}".`);
};
