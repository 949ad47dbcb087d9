const removed = "[removed]";

/**
 * The documented keys whose text may be read in a log. It is a list of what may stay, so that
 * a secret under a new or misspelled key is removed too.
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
 * Keys of numbers that could be mistaken for a card's, or be a part of one, with what they look
 * like. A card may have 15 digits too, but no IMEI begins as such a card does.
 */
const numbers = new Map([
  ["imei", /^(?!3[47])\d{1,15}$/],
  ["iccid", /^89\d{16,18}$/],
  ["card_bin", /^\d{1,6}$/],
  ["card_last_4", /^\d{1,4}$/],
  ["first6", /^\d{1,6}$/],
]);

/** A run of digits, maybe grouped, that could be a card number typed into a wrong field. */
const cardLike = /\d(?:[ -]?\d){12,}/g;

/** A copy of a request's body that is safe to show: keys stay, secrets do not. */
export function withoutSecrets(body: unknown, key = ""): unknown {
  if (body === null || typeof body === "boolean") return body;
  if (Array.isArray(body)) return body.map((item: unknown) => withoutSecrets(item, key));
  if (typeof body === "object")
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, withoutSecrets(value, name)]),
    );
  if (typeof body !== "string" && typeof body !== "number") return removed;
  const text = String(body);
  const safe = safeText(text, key);
  return safe === text ? body : safe;
}

/**
 * Path and query as they arrived, safe to show. The template tells what the parts of a path are;
 * of an unknown address only what looks like a card is removed, or is under an unknown key.
 */
export function addressWithoutSecrets(address: string, template?: string): string {
  const [path = "", ...query] = address.split("?");
  const names = template?.split("/");
  const parts = path
    .split("/")
    .map((part, index) => encoded(part, /^\{(\w+)\}$/.exec(names?.[index] ?? "")?.[1]));
  const pairs = query.join("?").split("&");
  const values = pairs.map((pair) => {
    const [key = "", ...value] = pair.split("=");
    return value.length === 0 ? encoded(key) : `${key}=${encoded(value.join("="), key)}`;
  });
  return parts.join("/") + (query.length === 0 ? "" : `?${values.join("&")}`);
}

/** A part of an address, left as it is where nothing of it is a secret. */
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
  return readableKeys.has(key) ? text.replace(cardLike, removed) : removed;
}
