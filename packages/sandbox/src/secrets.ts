const removed = "[removed]";

/**
 * The documented keys whose text may be read in a log. It is a list of what may stay, so that
 * a secret under a new or misspelled key is removed too.
 */
const readableKeys = new Set(
  `first_name last_name email comfirm_email company phone_number state city mobile_carrier language
  address country zip time_zone time_zone_description uom cardholder_name expiration_date card_bin
  card_last_4 imei device_name device_model device_plan customer_id service_plan service_plan_id
  iccid cancelation_reason comment how_gps_tracker sms_pack_id eta_id odometer_value phone
  secondary_mobile_carrier secondary_phone speed_limit battery_low_limit trip_end_timer
  device_reporting_frequency_desc vehicle_type vehicle_color high_speed high_speed_breaking
  high_speed_acceleration medium_speed medium_speed_breaking medium_speed_acceleration
  low_speed_braking low_speed_acceleration corner_braking_thershold corner_braking_duration
  acceleration_thershold acceleration_duration threshold_x threshold_y threshold_z
  samples_before_crash samples_after_crash fuel_capacity fuel_capacity_unit`.split(/\s+/),
);

/** Keys that hold long numbers which are no card numbers. */
const longNumberKeys = new Set(["imei", "iccid"]);

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
  if (!readableKeys.has(key) || (typeof body !== "string" && typeof body !== "number"))
    return removed;
  if (longNumberKeys.has(key)) return body;
  const text = String(body);
  const safe = text.replace(cardLike, removed);
  return safe === text ? body : safe;
}
