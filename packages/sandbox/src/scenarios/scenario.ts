import type { Fault } from "../faults.ts";

/** An initial state of the sandbox, and the page to view it. It is JSON without secrets. */
export interface Scenario {
  /** A description in one or two sentences, with the values to type. */
  about?: string;
  seed?: {
    /** The number of devices in stock, for GPS and OBD each. Default 400. */
    devicesPerKind?: number;
  };
  /** Additional customers. Their password is `waypost-demo`. */
  customers?: readonly ScenarioCustomer[];
  /** Additional devices. */
  devices?: readonly ScenarioDevice[];
  prices?: readonly ScenarioPrice[];
  /** The initial time, in ISO 8601. The clock runs from there. Default: the machine's time. */
  clock?: string;
  /** The country of all visitors, such as `CA`, or `""` for none. Default `US`. */
  country?: string;
  faults?: readonly Fault[];
  /** The language of the page. */
  language?: "en" | "es" | "fr";
  /** The page to open, such as `/account?customer_id=1001`. */
  route?: string;
}

/** A customer of a scenario. Missing fields are those of the returning customer, in Texas. */
export interface ScenarioCustomer {
  /** An unused number, such as 2001. Default: the next free one. */
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
  /** The saved cards. Default: a valid Visa. */
  cards?: readonly ScenarioCard[];
}

/** A saved card. Missing fields are those of a Visa ending in 4242. */
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
  /** 15 digits. An IMEI that begins with 8 belongs to an OBD device. */
  imei: string;
  /** The e-mail address of its customer. Without one, it is in stock. */
  customer?: string;
  device_name?: string;
  /** Default: the cheapest monthly plan of its kind. */
  device_plan?: string;
  /** Default `in use`. */
  state?: "in use" | "cancelled" | "dormant" | "terminated";
  /**
   * The first day of its plan, `YYYY-MM-DD`. Default: today, or a year ago if the plan has ended.
   */
  since?: string;
}

/** The price of a plan in a scenario. */
export interface ScenarioPrice {
  service_plan_id: string;
  /** US dollars for the whole duration. */
  price: number;
  /** True applies the price after the first reply with the previous one. Default false. */
  afterFirstReply?: boolean;
}

/** A problem in a scenario. */
export interface Problem {
  /** The position, such as `devices[0].imei`. Empty for the whole scenario. */
  readonly path: string;
  readonly message: string;
}

/** Thrown if a scenario is not valid or conflicts with the database. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    const list = problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
    super(`The scenario cannot be used. ${list.join(" ")}`, options);
    this.problems = problems;
  }
}
