/** The order summary next to the wizard. */
export const summary = {
  "summary.device": ({ number }: { number: number }) => `Device ${number}`,
  "summary.noPlan": "No plan chosen yet",
  "summary.perMonth": ({ amount }: { amount: string }) => `$${amount} per month`,
  "summary.today": "Billed today",
} as const;
