// Interfaces, because the contract's intersections have no name in an editor.
import type { CommonSettings, GpsOnlySettings, ObdOnlySettings } from "./generated/schema.ts";

/**
 * Settings of a GPS tracker. The trip modes `trip_sensor` and `trip_coordinate` are mutually
 * exclusive. Loaded and saved with the category `gps`.
 */
export interface GpsSettings extends CommonSettings, GpsOnlySettings {}

/**
 * Settings of an OBD device. The thresholds are raw numbers of the device, without a documented
 * unit or range. The vendor's pages save every number but `fuel_capacity` as a whole number. Loaded
 * and saved with the category `obd`.
 */
export interface ObdSettings extends CommonSettings, ObdOnlySettings {}
