/** The kind of plans for a device category: GPS for "gps", OBD for any other value. */
export function planKind(category: string): "gps" | "obd" {
  return category === "gps" ? "gps" : "obd";
}
