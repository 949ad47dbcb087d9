import { normalizeIdentifier } from "@waypost/sdk/pure";

/** The documented pattern of an e-mail address. */
export const EMAIL = /^[A-Za-z0-9+_.-]+@[A-Za-z0-9.-]+$/;

/** The address in a pasted text, such as `Ann <ann@example.com>,` or `mailto:ann@example.com`. */
export function emailFromPaste(text: string): string {
  const plain = normalizeIdentifier(text).trim();
  const [, address = plain] = /<([^<>]+)>/.exec(plain) ?? [];
  return address
    .replace(/^\s*mailto:/i, "")
    .replace(/\?.*$/s, "")
    .replace(/[\s,;.]+$/, "")
    .trim();
}
