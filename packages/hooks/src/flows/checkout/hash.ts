/**
 * The 32-bit FNV-1a hash. It is so short that thousands of IMEIs share each value, so a stored hash
 * identifies no device. It is long enough to distinguish the few customers of one browser.
 */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
