// Replies are written by hand: the SDK converts fields, and missing fields become null.
import type { PlanCategory } from "./types.ts";

/** A state or province of a country. */
export interface State {
  /** Not used in payloads; they contain `state_name`. Null if the server sent none. */
  id: string | number | null;
  /** The value to send in payloads, as `state`. */
  state_name: string;
}

/** A time zone to choose from. A registration contains both its name and its description. */
export interface TimeZone {
  /** Not used in payloads; they contain `time_zone`. Null if the server sent none. */
  id: string | number | null;
  /** The name of the zone, for example `America/Chicago`. The value to send as `time_zone`. */
  time_zone: string;
  /** The display name of the zone, for example `Central`. Send it as `time_zone_description`. */
  description: string | null;
}

/** A mobile carrier to choose from, for SMS alerts. */
export interface MobileProvider {
  /** Not used in payloads; they contain the name. Null if the server sent none. */
  id: string | number | null;
  /**
   * The value to send in payloads, as `mobile_carrier`. `Others` stands for a carrier that the
   * customer types in. The list may not contain it.
   */
  mobile_provider_name: string;
}

/** A device plan, or a pack that is sold like a plan. */
export interface ServicePlan {
  /**
   * The id to send as `device_plan`, `service_plan`, `service_plan_id`, `sms_pack_id` or `eta_id`.
   * GPS plans are `standard`, `plus` and `pro` for a month, with the suffix `_quarterly` or
   * `_yearly` for longer; OBD plans are `standard_obd`, `plus_obd_quarterly` and so on.
   */
  service_plan_id: string;
  /** For a pack, the part before the first dash is its name. US packs have no dash. */
  service_plan_name: string | null;
  /** A device plan in one line, shown as the selected plan. */
  email_content: string | null;
  /** US dollars for the whole duration; null if the server sent no valid number. */
  price: number | null;
  /** Months: 1, 3 or 12 for device plans; null if the server sent no valid number. */
  duration: number | null;
  /** The text after a colon is shown as a subtitle or as the battery life. */
  plan_description: string | null;
  /** `gps`, `obd`, `eta_pack` or `sms_pack`. Others may be added. */
  category: PlanCategory | null;
}

/**
 * The rules string of each plan, by `service_plan_id`. A rules string lists features, separated by
 * commas, some with a value: `coverage,geofence_10,sms_alerts_100,data_retaintion_month_6`. The
 * value `0`, `no` or `false` disables a feature. `data_retaintion_month_` is the API's spelling of
 * "data retention". A plan without rules has no optional feature.
 */
export interface PlanRules {
  readonly [servicePlanId: string]: string;
}

/** An entry of the vendor's configuration. */
export interface AppConfigEntry {
  /** The requested name, for example `discount_3`. */
  key: string | null;
  /** The value as a string, even if it is a number. A discount is a percentage, `10` or `10%`. */
  key_value: string | null;
}
