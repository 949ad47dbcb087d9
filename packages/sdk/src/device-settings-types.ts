import type { Schema } from "./schemas.ts";

/** A string; blank or null when it is not set. */
export type SettingText = Schema<"SettingText">;

/** A number, which the server may send as a string and then expects as a string. */
export type SettingNumber = Schema<"SettingNumber">;

/**
 * Settings that both kinds of device have. Speeds are in km/h and distances in km, whatever unit
 * the customer sees. In each group of alerts, `*_notification_global` is the master switch, and
 * `*_notification`, `*_email` and `*_sms` switch push notifications, e-mail and SMS. Each
 * flag is a field of its own: a master switch changes no other. Send unedited fields, and fields
 * that are not listed here, back as they came.
 */
export interface CommonSettings extends Schema<"CommonSettings"> {}

/**
 * Settings of a GPS tracker. The trip modes `trip_sensor` and `trip_coordinate` are mutually
 * exclusive. Loaded and saved with the category `gps`.
 */
export interface GpsSettings extends CommonSettings, Schema<"GpsOnlySettings"> {}

/**
 * Settings of an OBD device. The thresholds are raw numbers of the device, without a documented
 * unit or range. The vendor's pages save every number but `fuel_capacity` as a whole number. Loaded
 * and saved with the category `obd`.
 */
export interface ObdSettings extends CommonSettings, Schema<"ObdOnlySettings"> {}
