import { ok } from "./call.ts";
import type { Call } from "./call.ts";

const home = "US";

interface VisitorCountry {
  readonly code: () => string;
  /** @throws if it is neither empty nor two capital letters */
  readonly set: (code: string) => void;
  readonly reset: () => void;
}

/** Creates the simulated country of all visitors. */
export function createVisitorCountry(): VisitorCountry {
  let current = home;
  return {
    code: () => current,
    set(code) {
      if (!/^([A-Z]{2})?$/.test(code))
        throw new Error('"country_code" must be two capital letters, or empty.');
      current = code;
    },
    reset() {
      current = home;
    },
  };
}

/** A stand-in for the public service that returns a visitor's country. */
export function countryLookUp(country: VisitorCountry): Call {
  return {
    operation: "lookUpCountry",
    method: "GET",
    path: "/geo/country",
    answer: () => ok({ country_code: country.code() }),
  };
}
