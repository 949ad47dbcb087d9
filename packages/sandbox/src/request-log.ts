/** A request in the log, and its reply. */
export interface LogEntry {
  /** Counts from 1. It continues when old entries are dropped. */
  id: number;
  /** The time of arrival by the sandbox's clock, in ISO 8601. */
  time: string;
  method: string;
  /** Path and query, at most 1 kB. Secrets are replaced by `[removed]`. */
  path: string;
  /** The call, such as `GET /info/check/email/{email}`. Null for an unknown URL. */
  call: string | null;
  /** The HTTP status. Null while there is no reply, and 0 if the connection was cut. */
  status: number | null;
  /** The duration, to a tenth of a millisecond. */
  milliseconds: number | null;
  /** The JSON body, at most 1 kB. Secrets and unknown strings are replaced by `[removed]`. */
  body?: unknown;
  /** The kind of the applied fault, if any. */
  fault?: string;
}

type Arrival = Pick<LogEntry, "time" | "method" | "path" | "call">;

/** The last requests. They are only in memory, so that they are never written to disk. */
export class RequestLog {
  readonly #capacity: number;
  readonly #entries: LogEntry[] = [];
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a request. The caller completes the entry later. */
  add(arrival: Arrival): LogEntry {
    const entry: LogEntry = {
      id: this.#count + 1,
      ...arrival,
      status: null,
      milliseconds: null,
    };
    this.#entries[this.#count % this.#capacity] = entry;
    this.#count += 1;
    return entry;
  }

  /** Oldest first. */
  list(): LogEntry[] {
    const start = this.#count > this.#capacity ? this.#count % this.#capacity : 0;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map((entry) => ({
      ...entry,
    }));
  }

  clear(): void {
    this.#entries.length = 0;
    this.#count = 0;
  }
}

const removed = "[removed]";

/**
 * The documented keys whose values may be logged. It is an allow list, so that a secret under a new
 * or misspelled key is removed too.
 */
const readableKeys = new Set(
  `first_name last_name email comfirm_email company phone_number state city mobile_carrier language
  address country zip time_zone time_zone_description uom cardholder_name expiration_date
  device_name device_model device_plan customer_id service_plan service_plan_id
  cancelation_reason comment how_gps_tracker sms_pack_id eta_id odometer_value phone
  secondary_mobile_carrier secondary_phone speed_limit battery_low_limit trip_end_timer
  device_reporting_frequency_desc vehicle_type vehicle_color high_speed high_speed_breaking
  high_speed_acceleration medium_speed medium_speed_breaking medium_speed_acceleration
  low_speed_braking low_speed_acceleration corner_braking_thershold corner_braking_duration
  acceleration_thershold acceleration_duration threshold_x threshold_y threshold_z
  samples_before_crash samples_after_crash fuel_capacity fuel_capacity_unit
  category key countryId`.split(/\s+/),
);

/**
 * The keys of numbers that resemble a card number or a part of one, with the pattern that they must
 * match. No card number of the same length begins with the digits of an IMEI.
 */
const numbers = new Map([
  ["imei", /^(\d{1,12}|(01|35|86|99)\d{11,13})$/],
  ["iccid", /^89\d{16,18}$/],
  ["card_bin", /^\d{1,6}$/],
  ["card_last_4", /^\d{1,4}$/],
  ["first6", /^\d{1,6}$/],
]);

/**
 * Matches digits that could be a card number, in any script and width, with up to twenty other
 * characters between two digits, three of which may be letters.
 */
const cardLike = /\p{N}(?:(?:[^\p{L}\p{N}]{0,20}|\P{N}{0,3})\p{N}){12,}/gu;

/** Matches digits that could be a half of a card number. */
const halfLike = /\p{N}(?:(?:[^\p{L}\p{N}]{0,20}|\P{N}{0,3})\p{N}){7,}/gu;

/** The keys whose values may have eight digits and more. */
const digitKeys = new Set(
  "phone_number phone secondary_phone zip customer_id odometer_value email comfirm_email".split(
    " ",
  ),
);

/** The maximum depth of a logged body. Documented bodies have three levels. */
const deepest = 10;

/** Copies a request body for the log, without secrets and with strings of at most 1 kB. */
export function withoutSecrets(body: unknown, key = "", level = 0): unknown {
  if (body === null || typeof body === "boolean") return body;
  if (level > deepest) return removed;
  // No documented list contains strings, and a list could contain a card number in pieces.
  if (Array.isArray(body)) return body.map((item: unknown) => withoutSecrets(item, "", level + 1));
  if (typeof body === "object")
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        shortened(name.replace(cardLike, removed)),
        withoutSecrets(value, name, level + 1),
      ]),
    );
  if (typeof body !== "string" && typeof body !== "number") return removed;
  const text = String(body);
  const safe = shortened(safeText(text, key));
  return safe === text ? body : safe;
}

/**
 * Returns the path and query of a request without secrets. The template has the names of the path
 * segments. In an unknown path, only digits that look like a card number are removed.
 */
export function addressWithoutSecrets(address: string, template?: string): string {
  const [path = "", ...query] = address.split("?");
  const names = template?.split("/").map((name) => /^\{(\w+)\}$/.exec(name)?.[1]);
  const parts = names
    ? path.split("/").map((part, index) => encoded(part, names[index]))
    : [encoded(path)];
  const pairs = query.join("?").split("&");
  const values = pairs.map((pair) => {
    const [key = "", ...value] = pair.split("=");
    return value.length === 0 ? encoded(key) : `${encoded(key)}=${encoded(value.join("="), key)}`;
  });
  return shortened(parts.join("/") + (query.length === 0 ? "" : `?${values.join("&")}`));
}

/** Returns a part of a URL without secrets. It is unchanged if it contains none. */
function encoded(part: string, key?: string): string {
  try {
    const text = decodeURIComponent(part.replaceAll("+", " "));
    const safe = key === undefined ? text.replace(cardLike, removed) : safeText(text, key);
    return safe === text ? part : safe;
  } catch {
    return removed;
  }
}

function safeText(text: string, key: string): string {
  const pattern = numbers.get(key);
  if (pattern) return pattern.test(text) ? text : removed;
  const secret = digitKeys.has(key) ? cardLike : halfLike;
  return readableKeys.has(key) ? text.replace(secret, removed) : removed;
}

const encoder = new TextEncoder();
const longest = new Uint8Array(1000);

/** Truncates a string after 1 kB. */
function shortened(text: string): string {
  return text.length * 3 <= longest.length
    ? text
    : text.slice(0, encoder.encodeInto(text, longest).read);
}
