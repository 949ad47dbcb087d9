// Interfaces, because editors show no name for the intersection types of the contract.
import type { CommonSettings, GpsOnlySettings, ObdOnlySettings } from "./generated/schema.ts";

/**
 * Settings of a GPS tracker. The trip modes `trip_sensor` and `trip_coordinate` are mutually
 * exclusive. Loaded and saved with the category `gps`.
 */
export interface GpsSettings extends CommonSettings, GpsOnlySettings {}

/**
 * Settings of an OBD device. The thresholds are raw device values without a documented unit or
 * range. The vendor's pages save every number except `fuel_capacity` as an integer. Loaded and
 * saved with the category `obd`.
 */
export interface ObdSettings extends CommonSettings, ObdOnlySettings {}
