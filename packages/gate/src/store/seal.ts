import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Never part of the fingerprint, so that nothing stored depends on them. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(["cvv", "cvc", "password"]);

/**
 * The hash of an idempotency key, by which its row is found. A key has 122 random bits, so the hash
 * cannot be reversed.
 */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

const derive = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "waypost-gate", purpose, 32));

/**
 * The HMAC of a request without its security code and passwords. It is keyed by the idempotency
 * key, because a hash of a card number alone could be reversed by trying all numbers.
 */
export function fingerprint(key: string, method: string, path: string, body: unknown): string {
  const parts = JSON.stringify([method, path, withoutSecrets(body)]);
  return createHmac("sha256", derive(key, "request")).update(parts).digest("hex");
}

/** Copies JSON in a fixed order of fields, without security codes and passwords. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([name]) => !SECRET_FIELDS.has(name.toLowerCase()))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, withoutSecrets(field)]);
}

/** Encrypts a reply so that it can be read only with the idempotency key. */
export function seal(key: string, text: string): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derive(key, "reply"), iv);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a reply. @throws if it was changed, or sealed with another key */
export function unseal(key: string, sealed: Uint8Array): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", derive(key, "reply"), iv, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([
    decipher.update(sealed.subarray(IV_BYTES, end)),
    decipher.final(),
  ]).toString("utf8");
}

/** The HMAC of an owner or a subject, by which recent orders are found without storing the value. */
export const pseudonym = (secret: Uint8Array, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
