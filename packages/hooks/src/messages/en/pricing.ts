/** The pricing page's own texts; those of plan cards and features are in `plans`. */
export const pricing = {
  "pricing.title": "Pricing",
  "pricing.lead":
    "Compare how often each plan reports, what it includes and what it costs. “Select & Save” opens device activation in a new tab.",
  "pricing.kinds": "Device type",
  "pricing.periods": "Billing period",
  "pricing.plans": ({ kind }: { kind: string }) => `${kind} plans`,
  "pricing.standard.reporting": "up to 30 sec",
  "pricing.plus.reporting": "up to 5 sec",
  "pricing.pro.reporting": "up to 1 sec",
} as const;
