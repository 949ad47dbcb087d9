import type { CommonSettings, SettingNumber } from "./device-settings-common.ts";

/**
 * Settings of a GPS tracker. The trip modes `trip_sensor` and `trip_coordinate` are mutually
 * exclusive. Loaded and saved with the category `gps`.
 */
export interface GpsSettings extends CommonSettings {
  /** Percent of charge below which the battery alert is sent: 0 to 100. */
  battery_low_limit: SettingNumber;
  /** Minutes without movement after which a trip ends: 0 to 10. */
  trip_end_timer: SettingNumber;
  /** Trips start and stop by movement of the G-sensor. Then `trip_coordinate` is false. */
  trip_sensor: boolean;
  /** Trips start and stop by a change of coordinates. Then `trip_sensor` is false. */
  trip_coordinate: boolean;
  /** Master switch of the trip alerts. */
  trip_notification_global: boolean;
  /** Sends trip alerts as push notifications. */
  trip_notification: boolean;
  /** Sends trip alerts by e-mail, to `email`. */
  trip_email: boolean;
  /**
   * Sends trip alerts by SMS, to `phone`. With `trip_sensor`, only on plans with the rule
   * `gsensor_enable`.
   */
  trip_sms: boolean;
  /** Master switch of the power alerts. */
  power_notification_global: boolean;
  /** Sends power alerts as push notifications. */
  power_notification: boolean;
  /** Sends power alerts by e-mail, to `email`. */
  power_email: boolean;
  /** Sends power alerts by SMS, to `phone`. */
  power_sms: boolean;
  /** Master switch of the low battery alerts. */
  battery_notification_global: boolean;
  /** Sends low battery alerts as push notifications. */
  battery_notification: boolean;
  /** Sends low battery alerts by e-mail, to `email`. */
  battery_email: boolean;
  /** Sends low battery alerts by SMS, to `phone`. */
  battery_sms: boolean;
  /** Master switch of the SOS alerts. Only on plans with the rule `sos_button`. */
  sos_notification_global: boolean;
  /** Sends SOS alerts as push notifications. */
  sos_notification: boolean;
  /** Sends SOS alerts by e-mail, to `email`. */
  sos_email: boolean;
  /** Sends SOS alerts by SMS, to `phone`. */
  sos_sms: boolean;
  /** Master switch of the charging alerts. */
  charging_notification_global: boolean;
  /** Sends charging alerts as push notifications. */
  charging_notification: boolean;
  /** Sends charging alerts by e-mail, to `email`. */
  charging_email: boolean;
  /** Sends charging alerts by SMS, to `phone`. */
  charging_sms: boolean;
}
