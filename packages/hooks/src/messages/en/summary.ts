import type { Price } from "../formats.ts";

/** The order summary next to the wizard. */
export const summary = {
  "summary.title": "Your order",
  "summary.device": ({ number }: { number: number }) => `Device ${number}`,
  "summary.empty": "Your devices and plans appear here.",
  "summary.noPlan": "No plan chosen yet",
  "summary.perMonth": ({ money }: Price) => `${money} per month`,
  "summary.today": "Due when you confirm",
  "summary.renews": ({ money, months }: { money: string; months: number }) =>
    months === 1
      ? `Renews at ${money} every month until you cancel.`
      : `Renews at ${money} every ${months} months until you cancel.`,
} as const;
