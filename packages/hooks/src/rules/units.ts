import type { Unit } from "./drafts.ts";

/** Settings are stored in km/h and gallons. */
export const KM_PER_MILE = 1.60934;
export const LITERS_PER_GALLON = 3.78541;

export type FuelUnit = "gallon" | "liter";

/** A number as people write it; `Number` alone would also read "0x10" and "1e3". */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A setting's number, which may come as text; null where there is none. */
export function readNumber(value: number | string | null): number | null {
  if (typeof value === "string" && !DECIMAL.test(value.trim())) return null;
  const number = value === null ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The unit of the settings dialog: the one chosen at registration, else kilometres. */
export function settingsUnit(chosen: Unit | ""): Unit {
  return chosen === "" ? "KMH" : chosen;
}

/** A stored speed in km/h as it is shown: miles with two decimals, kilometres as they are. */
export function shownSpeed(kmh: number, unit: Unit): string {
  return unit === "MPH" ? (kmh / KM_PER_MILE).toFixed(2) : String(kmh);
}

/** An entered speed in km/h. */
export function savedSpeed(entered: number, unit: Unit): number {
  return unit === "MPH" ? withoutNoise(entered * KM_PER_MILE) : entered;
}

/** The nearest whole number; halves go up, also below zero. */
export function wholeNumber(entered: number): number {
  return Math.round(entered) + 0;
}

/** Stored gallons as they are shown: liters with two decimals, gallons as they are. */
export function shownFuel(gallons: number, unit: FuelUnit): string {
  return unit === "liter" ? (gallons * LITERS_PER_GALLON).toFixed(2) : String(gallons);
}

/** An entered capacity in gallons. */
export function savedFuel(entered: number, unit: FuelUnit): number {
  return unit === "liter" ? withoutNoise(entered / LITERS_PER_GALLON) : entered;
}

/** The shown capacity after a change of unit: another number, the same amount of fuel. */
export function shownFuelAfterSwitch(shown: number, from: FuelUnit, to: FuelUnit): string {
  return from === to ? String(shown) : shownFuel(savedFuel(shown, from), to);
}

/** An odometer entry in kilometres, as the text that is sent; null when no number was entered. */
export function odometerText(entered: string, unit: Unit): string | null {
  const value = readNumber(entered);
  if (value === null) return null;
  return unit === "MPH" ? String(withoutNoise(value * KM_PER_MILE)) : entered.trim();
}

export function odometerLabel(unit: Unit): "Miles" | "KMH" {
  return unit === "MPH" ? "Miles" : unit;
}

/**
 * What a field sends: the loaded value itself while its shown text is untouched, because going back
 * and forth through two decimals would drift. A field that holds no number counts as untouched.
 */
export function unlessUntouched<Loaded, Saved>(
  field: { loaded: Loaded; shown: string; entered: string },
  save: (entered: number) => Saved,
): Loaded | Saved {
  const entered = readNumber(field.entered);
  return entered === null || field.entered.trim() === field.shown ? field.loaded : save(entered);
}

/** Six decimals are far below any step a person can enter; what lies beyond is binary noise. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(6));
}
