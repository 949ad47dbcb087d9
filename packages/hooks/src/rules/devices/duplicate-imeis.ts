/** The 0-based first row with the IMEI of this row; `null` if no earlier row has it, or it is blank. */
export function earlierRow(imeis: readonly string[], row: number): number | null {
  const imei = imeis[row]?.trim() ?? "";
  const first = imeis.findIndex((text) => text.trim() === imei);
  return imei === "" || first >= row ? null : first;
}
