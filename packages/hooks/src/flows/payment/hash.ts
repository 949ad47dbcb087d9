/**
 * FNV-1a with 32 bits: so short that a hash stands for thousands of IMEIs and tells none of them,
 * and long enough that two customers of one browser do not meet.
 */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
