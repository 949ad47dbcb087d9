import { fromBase64Url, toBase64Url } from "./encoding.ts";

const scheme = "pbkdf2-sha256";
const iterations = 100_000;
const saltBytes = 16;
const hashBytes = 32;

/** Returns the salted hash to store, as `scheme$iterations$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await derive(password, salt, iterations);
  return [scheme, iterations, toBase64Url(salt), toBase64Url(hash)].join("$");
}

/** A hash without a known password. */
const dummyHash = [scheme, iterations, "A".repeat(22), "A".repeat(43)].join("$");

/**
 * True if the password matches the hash. Without a hash, the result is false after the same time,
 * so that the duration does not reveal which customers exist.
 */
export async function isPassword(password: string, stored = dummyHash): Promise<boolean> {
  const [, rounds = "", salt = "", expected = ""] = stored.split("$");
  const hash = await derive(password, fromBase64Url(salt), Number(rounds));
  return equalInConstantTime(hash, fromBase64Url(expected));
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBytes * 8));
}

function equalInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}
