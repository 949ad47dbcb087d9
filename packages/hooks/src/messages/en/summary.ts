import type { Price } from "../formats.ts";

/** The order summary next to the wizard. */
export const summary = {
  "summary.title": "Your order",
  "summary.device": ({ number }: { number: number }) => `Device ${number}`,
  "summary.noPlan": "No plan chosen yet",
  "summary.perMonth": ({ money }: Price) => `${money} per month`,
  "summary.today": "Billed today",
} as const;
