import type { CommonSettings, SettingNumber } from "./device-settings-common.ts";
import type { ObdAlerts } from "./device-settings-obd-alerts.ts";

/**
 * Settings of an OBD device. The thresholds are raw numbers of the device, without a documented
 * unit or range. The vendor's pages save every number but `fuel_capacity` as a whole number. Loaded
 * and saved with the category `obd`.
 */
export interface ObdSettings extends CommonSettings, ObdAlerts {
  /** Speed in km/h from which the `high_speed_*` thresholds apply. */
  high_speed: SettingNumber;
  /** Harsh braking at high speed: raw threshold. The API's spelling of "braking". */
  high_speed_breaking: SettingNumber;
  /** Harsh acceleration at high speed: raw threshold. */
  high_speed_acceleration: SettingNumber;
  /** Speed in km/h from which the `medium_speed_*` thresholds apply. */
  medium_speed: SettingNumber;
  /** Harsh braking at medium speed: raw threshold. The API's spelling of "braking". */
  medium_speed_breaking: SettingNumber;
  /** Harsh acceleration at medium speed: raw threshold. */
  medium_speed_acceleration: SettingNumber;
  /** Harsh braking below `medium_speed`: raw threshold. Spelled correctly, unlike the other two. */
  low_speed_braking: SettingNumber;
  /** Harsh acceleration below `medium_speed`: raw threshold. */
  low_speed_acceleration: SettingNumber;
  /** Harsh cornering and braking: raw threshold. The API's spelling of "threshold". */
  corner_braking_thershold: SettingNumber;
  /** How long cornering or braking must last to count, in units of 8 ms. */
  corner_braking_duration: SettingNumber;
  /** Harsh acceleration by the sensor: raw threshold. The API's spelling of "threshold". */
  acceleration_thershold: SettingNumber;
  /** How long an acceleration must last to count, in units of 8 ms. */
  acceleration_duration: SettingNumber;
  /** Crash detection along the X axis of the device: raw limit. */
  threshold_x: SettingNumber;
  /** Crash detection along the Y axis of the device: raw limit. */
  threshold_y: SettingNumber;
  /** Crash detection along the Z axis of the device: raw limit. */
  threshold_z: SettingNumber;
  /** How many readings of the acceleration are kept from before a crash. */
  samples_before_crash: SettingNumber;
  /** How many readings of the acceleration are kept from after a crash. */
  samples_after_crash: SettingNumber;
  /** Size of the tank, always in US gallons (1 gallon is 3.78541 liters). May have decimals. */
  fuel_capacity: SettingNumber;
  /** Only the unit to display: `fuel_capacity` stays in gallons. */
  fuel_capacity_unit: "gallon" | "liter";
  /** Shows the engine's revolutions per minute on the tracking site. */
  show_engine_rpm: boolean;
  /** Shows the temperature of the engine on the tracking site. */
  show_engine_temp: boolean;
  /** Shows the load of the engine on the tracking site. */
  show_engine_load: boolean;
  /** Shows how far the throttle is open on the tracking site. */
  show_throttle_position: boolean;
  /** Shows how full the tank is on the tracking site. */
  show_fuel_level: boolean;
}
