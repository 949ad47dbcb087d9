import type { Survivor } from "./survivor.ts";

export const PRICES: readonly Survivor[] = [
  {
    file: "packages/hooks/src/flows/payment/price-check.ts",
    code: 'status: "running",',
    becomes: '""',
    reason: "Whoever begins a check says itself that it is running.",
  },
];
