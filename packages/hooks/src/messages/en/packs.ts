import type { Price } from "../formats.ts";

/** Buying SMS packs and ETA-routing packs. */
export const packs = {
  "packs.missing": "Plan is Required",
  "packs.sure": "Are you sure you want to buy pack?",
  "packs.select": "Select",
  "packs.selected": "Selected",
  "packs.empty": "No pack is available at the moment",
  "packs.emptyNext": "Please try again later, or write to us.",
  "packs.unpriced": "Packs without a price cannot be bought at the moment.",
  "packs.choose": "Packs",
  "packs.noneChosen": "Your pack appears here when you choose one.",
  "packs.pack": "Pack",
  "packs.again": "Buy another pack",
  "packs.perMessage": ({ price }: { price: string }) => `${price} per message`,
  "sms.title": "Purchase SMS Pack",
  "sms.lead":
    "Paid with your card on file, for your whole account. SMS alerts go to the phone numbers in the settings of your devices.",
  "sms.renewal": "SMS Auto Renewal",
  "sms.renewalNote": "The count is refilled when it goes below 10%.",
  "sms.renewed": "SMS Auto Renewal is on. Refills when fewer than 10% of your messages are left.",
  "sms.stop": ({ email }: { email: string }) => `To stop it later, write to ${email}.`,
  "sms.notRenewed": "SMS Auto Renewal is off. Your messages are not refilled.",
  "sms.buy": "Buy SMS Pack",
  "eta.title": "Purchase ETA Pack",
  "eta.lead": "The pack will be charged to your card on file.",
  "eta.price": ({ money }: Price) => `Price - ${money}`,
  "eta.buy": "Buy ETA Pack",
} as const;
