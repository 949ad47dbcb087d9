import type { Unit } from "../registration/drafts.ts";

/** Settings are stored in km/h and gallons. */
export const KM_PER_MILE = 1.60934;
export const LITERS_PER_GALLON = 3.78541;

/** The unit of fuel. @inline */
export type FuelUnit = "gallon" | "liter";

/** A plain decimal number; `Number` alone would also accept "0x10" and "1e3". */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The number of a setting, which may be text; null if it is not a number. */
export function readNumber(value: number | string | null): number | null {
  if (typeof value === "string" && !DECIMAL.test(value.trim())) return null;
  const number = value === null ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The unit of the settings dialog: the one chosen at registration, otherwise kilometres. */
export function settingsUnit(chosen: Unit | ""): Unit {
  return chosen === "" ? "KMH" : chosen;
}

/** A stored speed (km/h) as displayed: mph with two decimals, km/h unchanged. */
export function shownSpeed(kmh: number, unit: Unit): string {
  return unit === "MPH" ? (kmh / KM_PER_MILE).toFixed(2) : String(kmh);
}

/** Converts an entered speed to km/h. */
export function savedSpeed(entered: number, unit: Unit): number {
  return unit === "MPH" ? roundToMillionths(entered * KM_PER_MILE) : entered;
}

/** Rounds to the nearest integer and never to -0; halves round up, for negative numbers too. */
export function wholeNumber(entered: number): number {
  return Math.round(entered) + 0;
}

/** A stored capacity (gallons) as displayed: liters with two decimals, gallons unchanged. */
export function shownFuel(gallons: number, unit: FuelUnit): string {
  return unit === "liter" ? (gallons * LITERS_PER_GALLON).toFixed(2) : String(gallons);
}

/** Converts an entered capacity to gallons. */
export function savedFuel(entered: number, unit: FuelUnit): number {
  return unit === "liter" ? roundToMillionths(entered / LITERS_PER_GALLON) : entered;
}

/** The displayed capacity after a change of unit. The amount of fuel does not change. */
export function shownFuelAfterSwitch(shown: number, from: FuelUnit, to: FuelUnit): string {
  return from === to ? String(shown) : shownFuel(savedFuel(shown, from), to);
}

/** An odometer entry in kilometres, as text to send; null if no number was entered. */
export function odometerText(entered: string, unit: Unit): string | null {
  const value = readNumber(entered);
  if (value === null) return null;
  return unit === "MPH" ? String(roundToMillionths(value * KM_PER_MILE)) : entered.trim();
}

export function odometerLabel(unit: Unit): "Miles" | "KMH" {
  return unit === "MPH" ? "Miles" : unit;
}

/** Removes floating-point noise. Six decimals are finer than any value that people enter. */
function roundToMillionths(value: number): number {
  return Number(value.toFixed(6));
}
