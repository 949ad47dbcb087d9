/**
 * Fields that live in memory only. Those of a saved card belong to them: with a copy of the storage,
 * as a duplicated tab has it, anyone could otherwise pay without the password.
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

/** A copy fit for storage: same shape, every secret field it has is "". */
export function withoutSecrets<Draft extends Partial<Record<SecretField, string>>>(
  draft: Draft,
): Draft {
  const present = SECRET_FIELDS.filter((field) => Object.hasOwn(draft, field));
  return { ...draft, ...Object.fromEntries(present.map((field) => [field, ""])) };
}
