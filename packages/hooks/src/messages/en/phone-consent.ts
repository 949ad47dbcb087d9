/**
 * The page for the SMS consent. In the agreement, which is a sample that needs legal review,
 * "{privacy}" and "{terms}" are replaced with links, and "{brand}" with the vendor's name.
 */
export const phoneConsent = {
  "phoneConsent.title": "Phone confirmation",
  "phoneConsent.lead": "Tell us where to send text messages from your devices.",
  "phoneConsent.name": "Name",
  "phoneConsent.nameMissing": "Name is required",
  "phoneConsent.phoneHint":
    "Your personal 10-digit number without country code, spaces or hyphens.",
  "phoneConsent.email": "Email",
  "phoneConsent.phone": "Phone Number",
  "phoneConsent.consent": "Text Me",
  "phoneConsent.agreement":
    "I agree to receive recurring notifications from my devices by text message at this number. {brand} sends one for each alert that is switched on. Message and data rates may apply. Reply STOP to unsubscribe or HELP for help. See our {privacy} and {terms}.",
  "phoneConsent.privacy": "privacy policy",
  "phoneConsent.terms": "terms of service",
  "phoneConsent.consentMissing": "Please tick Text Me to continue",
  "phoneConsent.missing": ({ fields }: { fields: string }) => `Still needed: ${fields}`,
  "phoneConsent.done": "Number Registered Successfully",
  "phoneConsent.next": "We are taking you to device registration.",
} as const;
