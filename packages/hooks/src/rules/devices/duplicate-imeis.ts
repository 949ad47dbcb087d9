/** The 0-based rows whose IMEI is also in an earlier row. Blank rows never count. */
export function duplicateImeis(imeis: readonly string[]): number[] {
  const seen = new Set<string>();
  return imeis.flatMap((text, row) => {
    const imei = text.trim();
    if (imei === "") return [];
    if (seen.has(imei)) return [row];
    seen.add(imei);
    return [];
  });
}
