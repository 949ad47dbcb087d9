import { ok } from "./call.ts";
import type { Call } from "./call.ts";

const home = "US";

interface VisitorCountry {
  readonly code: () => string;
  /** @throws unless it is empty or two capital letters */
  readonly set: (code: string) => void;
  readonly reset: () => void;
}

/** The country that every visitor appears to come from. */
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

/** Stands in for the public service that pages ask for the visitor's country. */
export function countryLookUp(country: VisitorCountry): Call {
  return {
    operation: "lookUpCountry",
    method: "GET",
    path: "/geo/country",
    answer: () => ok({ country_code: country.code() }),
  };
}
