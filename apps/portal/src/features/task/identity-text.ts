/**
 * Whom a page is about: the customer, and the e-mail address of its link. A link may have any text
 * there, so what is no address is not shown as if the page said it.
 */
export function identityText(customer: string, email: string | null | undefined): string {
  const isAddress = email != null && email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email);
  return [customer, isAddress ? email : ""].filter(Boolean).join(" · ");
}
