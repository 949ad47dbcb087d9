/** The plans for a device category: GPS plans for "gps", OBD plans for every other value. */
export function planKind(category: string): "gps" | "obd" {
  return category === "gps" ? "gps" : "obd";
}
