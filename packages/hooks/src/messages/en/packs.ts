/** Buying SMS packs and ETA-routing packs. */
export const packs = {
  "packs.missing": "Plan is Required",
  "packs.sure": "Are you sure you want to buy pack?",
  "packs.select": "Select",
  "packs.selected": "Selected",
  "packs.success": "Success!!",
  "packs.empty": "No pack is available at the moment",
  "sms.title": "Purchase SMS Pack",
  "sms.renewal": "SMS Auto Renewal",
  "sms.renewalNote": "The count is refilled when it goes below 10%.",
  "sms.buy": "Buy SMS Pack",
  "eta.title": "Purchase ETA Pack",
  "eta.price": ({ price }: { price: string }) => `Price - $${price}`,
  "eta.buy": "Buy ETA Pack",
} as const;
