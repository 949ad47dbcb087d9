/** The number of characters shown of the hash: enough to rule out collisions in practice. */
const SHOWN_LENGTH = 16;

/**
 * Returns the first 16 hexadecimal digits of a text's SHA-256, for comparison with the record that
 * the vendor stores. Returns `null` on pages over plain HTTP, where browsers provide no hashes.
 */
export async function fingerprint(text: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, SHOWN_LENGTH);
}
