/**
 * Returns the text before and after a placeholder: splitAtPlaceholder("Write to {email}.",
 * "{email}").
 */
export function splitAtPlaceholder(
  text: string,
  placeholder: string,
): { before: string; after: string } {
  const [before = "", ...rest] = text.split(placeholder);
  return { before, after: rest.join(placeholder) };
}
