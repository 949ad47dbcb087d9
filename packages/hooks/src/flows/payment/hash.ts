/**
 * The 32-bit FNV-1a hash. It is short enough to stand for thousands of IMEIs, so it identifies none,
 * and long enough to keep the few customers of one browser apart.
 */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
