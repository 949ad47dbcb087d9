/** Texts for all pages: the frame, failures, and the first form. */
export const common = {
  "action.next": "Next",
  "action.dismiss": "Dismiss message",

  "page.skip": "Skip to content",
  "page.aside": "Summary",
  "page.loading": "Loading…",
  "toast.region": "Notifications",

  "server.text": ({ text }: { text: string }) => text,
  "failure.title": "Error!",
  "failure.unknown": "Something Went Wrong",

  "language.label": "Language",

  "offline.band":
    "You are offline, and nothing reaches the server. Your entries are kept until you are back online.",

  "support.contact": "Contact Us",
  "support.line": "Need help? Write to {email} with the IMEI and any error message.",

  "email.label": "Email",
  "email.required": "Email is required",
  "email.invalid": "Email is invalid",
} as const;
