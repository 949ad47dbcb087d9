// Declared here, because the package compiles without the DOM library.
const { crypto } = globalThis as unknown as {
  crypto: { randomUUID?: () => string; getRandomValues(bytes: Uint8Array): Uint8Array };
};

/** Creates the random UUID by which a gate knows a request. It is a secret and never logged. */
export function newGateKey(): string {
  if (crypto.randomUUID !== undefined) return crypto.randomUUID();
  // Pages at plain http addresses have no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  });
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** True for a UUID of version 4, the form of all keys and handles of a gate. */
export const isGateKey = (value: unknown): value is string =>
  typeof value === "string" &&
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);
