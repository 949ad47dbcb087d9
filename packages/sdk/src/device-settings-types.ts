import type { CustomerId } from "./types.ts";

/** A string; blank or null when it is not set. */
type SettingText = string | null;

/** A number, which the server may send as a string and then expects as a string. */
type SettingNumber = number | string | null;

/**
 * Settings that both kinds of device have. Speeds are in km/h, distances in km. In each group of
 * alerts, `*_notification_global` is the master switch, and `*_notification`, `*_email` and `*_sms`
 * switch push notifications, e-mail and SMS.
 */
export interface CommonSettings {
  imei: string;
  device_name: SettingText;
  email: SettingText;
  mobile_carrier: SettingText;
  phone: SettingText;
  secondary_mobile_carrier: SettingText;
  secondary_phone: SettingText;
  customer_id: CustomerId;
  speed_limit: SettingNumber;
  odometer_value: SettingNumber;
  device_reporting_frequency_desc: SettingText;
  vehicle_type: SettingText;
  vehicle_color: SettingText;
  show_speed: boolean;
  show_mileage: boolean;
  show_voltage: boolean;
  show_location: boolean;
  speed_notification_global: boolean;
  speed_notification: boolean;
  speed_email: boolean;
  speed_sms: boolean;
  global_notification: boolean;
  global_email: boolean;
  global_sms: boolean;
}

/**
 * Settings of a GPS tracker. `battery_low_limit` is in percent, `trip_end_timer` in minutes. The
 * trip modes `trip_sensor` and `trip_coordinate` are mutually exclusive.
 */
export interface GpsSettings extends CommonSettings {
  battery_low_limit: SettingNumber;
  trip_end_timer: SettingNumber;
  trip_sensor: boolean;
  trip_coordinate: boolean;
  trip_notification_global: boolean;
  trip_notification: boolean;
  trip_email: boolean;
  trip_sms: boolean;
  power_notification_global: boolean;
  power_notification: boolean;
  power_email: boolean;
  power_sms: boolean;
  battery_notification_global: boolean;
  battery_notification: boolean;
  battery_email: boolean;
  battery_sms: boolean;
  sos_notification_global: boolean;
  sos_notification: boolean;
  sos_email: boolean;
  sos_sms: boolean;
  charging_notification_global: boolean;
  charging_notification: boolean;
  charging_email: boolean;
  charging_sms: boolean;
}

/**
 * Settings of an OBD device. Durations are in units of 8 ms. `fuel_capacity` is always in gallons;
 * `fuel_capacity_unit` is only the unit to display.
 */
export interface ObdSettings extends CommonSettings {
  high_speed: SettingNumber;
  high_speed_breaking: SettingNumber;
  high_speed_acceleration: SettingNumber;
  medium_speed: SettingNumber;
  medium_speed_breaking: SettingNumber;
  medium_speed_acceleration: SettingNumber;
  low_speed_braking: SettingNumber;
  low_speed_acceleration: SettingNumber;
  corner_braking_thershold: SettingNumber;
  corner_braking_duration: SettingNumber;
  acceleration_thershold: SettingNumber;
  acceleration_duration: SettingNumber;
  threshold_x: SettingNumber;
  threshold_y: SettingNumber;
  threshold_z: SettingNumber;
  samples_before_crash: SettingNumber;
  samples_after_crash: SettingNumber;
  fuel_capacity: SettingNumber;
  fuel_capacity_unit: "gallon" | "liter";
  show_engine_rpm: boolean;
  show_engine_temp: boolean;
  show_engine_load: boolean;
  show_throttle_position: boolean;
  show_fuel_level: boolean;
  engine_notification_global: boolean;
  engine_notification: boolean;
  engine_email: boolean;
  engine_sms: boolean;
  attach_dettach_notification_global: boolean;
  attach_dettach_notification: boolean;
  attach_dettach_email: boolean;
  attach_dettach_sms: boolean;
  tow_notification_global: boolean;
  tow_notification: boolean;
  tow_email: boolean;
  tow_sms: boolean;
  warning_notification_global: boolean;
  warning_notification: boolean;
  warning_email: boolean;
  warning_sms: boolean;
  crash_acceleration_notification_global: boolean;
  crash_acceleration_notification: boolean;
  crash_acceleration_email: boolean;
  crash_acceleration_sms: boolean;
  harsh_notification_global: boolean;
  harshacceleration_email: boolean;
  harshacceleration_notification: boolean;
  harshacceleration_sms: boolean;
  harshbraking_email: boolean;
  harshbraking_notification: boolean;
  harshbraking_sms: boolean;
  harshturning_email: boolean;
  harshturning_notification: boolean;
  harshturning_sms: boolean;
}

/** The category that was requested determines which of the two it is. */
export type DeviceSettings = GpsSettings | ObdSettings;
