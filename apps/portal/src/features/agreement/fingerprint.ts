/** Characters of the hash that are shown: enough that no other wording has the same. */
const SHOWN = 16;

/**
 * The first 16 hexadecimal digits of a text's SHA-256, by which it can be compared with the record
 * that the vendor keeps. `null` on pages over plain HTTP, where browsers have no hashes.
 */
export async function fingerprint(text: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, SHOWN);
}
