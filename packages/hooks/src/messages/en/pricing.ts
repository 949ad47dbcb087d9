/** What the pricing page says in its own words; plan cards and features are in `plans`. */
export const pricing = {
  "pricing.title": "Pricing",
  "pricing.standard.reporting": "up to 30 sec",
  "pricing.plus.reporting": "up to 5 sec",
  "pricing.pro.reporting": "up to 1 sec",
} as const;
