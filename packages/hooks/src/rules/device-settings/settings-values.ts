/** True if a boolean setting is on. The stored value may be text. */
export const isOn = (stored: unknown): boolean => stored === true || stored === "true";

/** A setting as text; "" if it is not set. */
export const settingText = (stored: unknown): string =>
  typeof stored === "string" || typeof stored === "number" ? String(stored) : "";

/** An edited number or flag in the type of the stored value: text stays text. */
export const inStoredType = <Value extends number | boolean>(
  stored: unknown,
  value: Value,
): Value | string => (typeof stored === "string" ? String(value) : value);
