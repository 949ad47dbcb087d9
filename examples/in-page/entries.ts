import { join } from "node:path";
import { button, type PayingExample } from "../customer.ts";

const review: PayingExample["review"] = (page, input) => input.press(button(page, "Buy SMS Pack"));

export const smsPacks: PayingExample = {
  root: join(import.meta.dirname, "page"),
  fill: (page, input) => input.check(page.getByLabel(/^100 SMS/)),
  review,
  reviewAgain: review,
  pay: "Yes",
  call: "buySmsPack",
  plan: { id: "sms_100", price: 4.95 },
  sum: (amount) => `Your card on file will be charged $${amount} today.`,
  renewal: "SMS Auto Renewal is on. Refills when fewer than 10%",
  repetition: "you will be charged a second time",
  sending: "Sending your request…",
  done: "Pack purchased",
  again: { button: "Buy another pack", entry: /^100 SMS/ },
  canReadBack: false,
  backFromFailed: null,
  backFromUnknown: "Try again",
};
