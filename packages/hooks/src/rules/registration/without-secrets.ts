/**
 * Fields that are in memory only. The fields of a saved card are secrets, too: otherwise a copy of
 * the storage, such as that of a duplicated tab, would allow payments without the password.
 */
export const SECRET_FIELDS = [
  "password",
  "confirmPassword",
  "cardnumber",
  "cvc",
  "token",
  "bin",
  "last_4",
] as const;
type SecretField = (typeof SECRET_FIELDS)[number];

/** A copy for the storage: the same shape, with every secret field "". */
export function withoutSecrets<Draft extends Partial<Record<SecretField, string>>>(
  draft: Draft,
): Draft {
  const present = SECRET_FIELDS.filter((field) => Object.hasOwn(draft, field));
  return { ...draft, ...Object.fromEntries(present.map((field) => [field, ""])) };
}
