/** What the pricing page says in its own words; plan cards and features are in `plans`. */
export const pricing = {
  "pricing.title": "Pricing",
  "pricing.lead":
    "Compare what each plan reports, includes and costs. “Select & Save” opens the activation of your device in a new tab.",
  "pricing.kinds": "Kind of device",
  "pricing.periods": "Billing period",
  "pricing.plans": ({ kind }: { kind: string }) => `${kind} plans`,
  "pricing.standard.reporting": "up to 30 sec",
  "pricing.plus.reporting": "up to 5 sec",
  "pricing.pro.reporting": "up to 1 sec",
} as const;
