import type { Fault } from "../fault-options.ts";

/** A state of the sandbox to begin with, and where to look at it. It is JSON without secrets. */
export interface Scenario {
  /** What it shows, and what to type, in a sentence or two. */
  about?: string;
  seed?: {
    /** How many GPS devices and how many OBD devices are in stock. Default 400 of each. */
    devicesPerKind?: number;
  };
  /** Customers besides those that are always there. The password of each is `waypost-demo`. */
  customers?: readonly ScenarioCustomer[];
  /** Devices besides those that are always there. */
  devices?: readonly ScenarioDevice[];
  prices?: readonly ScenarioPrice[];
  /** The time at the beginning, in ISO 8601; the clock then runs. Default: the machine's time. */
  clock?: string;
  /** The country of every visitor, such as `CA`, or `""` for none. Default `US`. */
  country?: string;
  faults?: readonly Fault[];
  /** The language in which a page shows it. */
  language?: "en" | "es" | "fr";
  /** The page that shows it, such as `/account?customer_id=1001`. */
  route?: string;
}

/** What is missing is as with the returning customer, who lives in Texas. */
export interface ScenarioCustomer {
  /** A number that is not taken, such as 2001. Default: the next free one. */
  id?: number;
  email: string;
  first_name?: string;
  last_name?: string;
  company?: string;
  phone_number?: string;
  mobile_carrier?: string;
  address?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
  time_zone?: string;
  time_zone_description?: string;
  language?: string;
  /** The saved cards. Default: a Visa that pays. */
  cards?: readonly ScenarioCard[];
}

/** A saved card. What is missing is as with a Visa that ends with 4242. */
export interface ScenarioCard {
  cardholder_name?: string;
  brand?: "visa" | "mastercard" | "amex" | "discover";
  issuing_bank?: string;
  /** The first six digits. */
  bin?: string;
  last_4?: string;
  /** `MM/YYYY`. Default: in three years. */
  expiration_date?: string;
}

/** A device of a scenario. */
export interface ScenarioDevice {
  /** 15 digits; an IMEI that begins with 8 is that of an OBD device. */
  imei: string;
  /** The e-mail address of its customer. Without one, the device is in stock. */
  customer?: string;
  device_name?: string;
  /** Default: the cheapest monthly plan of its kind. */
  device_plan?: string;
  /** Default `in use`. */
  state?: "in use" | "cancelled" | "dormant" | "terminated";
  /** The day on which its plan began, `YYYY-MM-DD`. Default: today, or a year ago if it has ended. */
  since?: string;
}

/** The price of a plan in a scenario. */
export interface ScenarioPrice {
  service_plan_id: string;
  /** US dollars for the whole duration. */
  price: number;
  /** True: as soon as the former price was told once. Default: from the beginning. */
  onceTold?: boolean;
}

/** A problem of a scenario. */
export interface Problem {
  /** Where it is: `devices[0].imei`. Empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** A scenario is not valid, or does not fit the database. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    const list = problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
    super(`The scenario cannot be used. ${list.join(" ")}`, options);
    this.problems = problems;
  }
}
