import type { CustomerId } from "./types.ts";

/** A string; blank or null when it is not set. */
export type SettingText = string | null;

/** A number, which the server may send as a string and then expects as a string. */
export type SettingNumber = number | string | null;

/**
 * Settings that both kinds of device have. Speeds are in km/h and distances in km, whatever unit
 * the customer sees. In each group of alerts, `*_notification_global` is the master switch, and
 * `*_notification`, `*_email` and `*_sms` switch push notifications, e-mail and SMS. Each
 * flag is a field of its own: a master switch changes no other. Send unedited fields, and fields
 * that are not listed here, back as they came.
 */
export interface CommonSettings {
  /** The device's IMEI, at most 15 digits. Read-only. */
  imei: string;
  /** What the customer calls the device, for example `Van`. */
  device_name: SettingText;
  /** The address for e-mail alerts. Blank: no alert goes out by e-mail. */
  email: SettingText;
  /** A `mobile_provider_name` of `lookups.mobileProviders`, or free text. Must not be blank. */
  mobile_carrier: SettingText;
  /** The number for SMS alerts: ten digits without country code or hyphens. Blank: no SMS. */
  phone: SettingText;
  /** The carrier of `secondary_phone`, chosen like `mobile_carrier`. May be blank. */
  secondary_mobile_carrier: SettingText;
  /** Another number for SMS alerts. Only on plans with the rule `allow_second_phone_number`. */
  secondary_phone: SettingText;
  /** The owner of the device. Read-only. */
  customer_id: CustomerId;
  /** Speed in km/h above which the speed alert is sent. The vendor's pages offer 0 to 300. */
  speed_limit: SettingNumber;
  /** Odometer reading in km. Read-only here: `deviceSettings.updateOdometer` sets it. */
  odometer_value: SettingNumber;
  /** How often the device reports its position, in words, for example `5 sec`. Read-only. */
  device_reporting_frequency_desc: SettingText;
  /**
   * The icon on the map: `car`, `bus`, `marker`, `minibus`, `minitruck` or `truck`, or the letter of
   * an icon code such as `A` of `A-7`.
   */
  vehicle_type: SettingText;
  /** The colour of the icon, for example `blue1`; for a letter, the number of the code, `7`. */
  vehicle_color: SettingText;
  /** Shows the speed with the device on the tracking site. */
  show_speed: boolean;
  /** Shows the odometer reading on the tracking site. */
  show_mileage: boolean;
  /** Shows the battery of a GPS tracker, or the supply voltage of an OBD device. */
  show_voltage: boolean;
  /** Shows the position on the tracking site. */
  show_location: boolean;
  /** Master switch of the speed alerts. */
  speed_notification_global: boolean;
  /** Sends speed alerts as push notifications. */
  speed_notification: boolean;
  /** Sends speed alerts by e-mail, to `email`. */
  speed_email: boolean;
  /** Sends speed alerts by SMS, to `phone`. */
  speed_sms: boolean;
  /** Switches push notifications for all alerts together. */
  global_notification: boolean;
  /** Switches e-mail for all alerts together. */
  global_email: boolean;
  /** Switches SMS for all alerts together. */
  global_sms: boolean;
}
