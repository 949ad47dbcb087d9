/**
 * The terms step. The paragraphs are a sample that mentions the documented facts; a vendor replaces
 * them with texts that have had a legal review. "{cancellation}" is replaced with a link to the
 * cancellation request page.
 */
export const terms = {
  "terms.title": "Terms of Service",
  "terms.region": "Terms of service text",
  "terms.accept": "I HAVE READ AND AGREE TO THE TERMS OF SERVICE",
  "terms.needs": "Accept the terms to continue.",
  "terms.required": "Please accept the terms of service",
  "terms.service.title": "The service",
  "terms.service":
    "We connect your device to the mobile network and show its position and data on the tracking site for as long as its plan is paid.",
  "terms.billing.title": "Billing and rate changes",
  "terms.billing":
    "Each plan is billed in advance for its period and renews until it is cancelled. You receive 30 days or one billing cycle of notice for rate changes.",
  "terms.guarantee.title": "Money back",
  "terms.guarantee": "A 30-day money-back guarantee applies to the first activation of a device.",
  "terms.cancellation.title": "Cancellation",
  "terms.cancellation":
    "You can request a cancellation at any time on the {cancellation}. It is processed as soon as it reaches us. Please allow us 48 hours to confirm a cancellation.",
  "terms.cancellationLink": "cancellation request page",
  "terms.misuse.title": "Misuse",
  "terms.misuse": ({ fee }: { fee: string }) =>
    `Devices may be used only where it is lawful. A ${fee} misuse administration fee applies when a device or its SIM is used against these terms.`,
} as const;
