import type { Price } from "../formats.ts";

/** The last step of the wizard: the confirmation, the wait, and the outcomes. */
export const confirm = {
  "confirm.lead": "Please check your order, then confirm it.",
  "confirm.title": "Confirmation",
  "confirm.usd": ({ amount, currency }: Price) => `${currency} ${amount}`,
  "confirm.total": ({ amount, currency }: Price) => `Total ${currency} ${amount} billed instantly`,
  "confirm.card": ({ brand, last4 }: { brand: string; last4: string }) =>
    brand === "" ? `Card ending in ${last4}` : `Card: ${brand} ending in ${last4}`,
  "agree.renews": ({ money, months, date }: { money: string; months: number; date: string }) =>
    months === 1
      ? `Then ${money} every month, first on ${date}, until you cancel.`
      : `Then ${money} every ${months} months, first on ${date}, until you cancel.`,
  "agree.cardAbove": "With the card above",
  "agree.once": "You pay once. Nothing renews.",
  "agree.cancel": "You can cancel at any time on the {cancellation}.",
  "agree.guarantee": "30-day money-back guarantee: see the {terms}.",
  "agree.terms": "terms of service",
  "agreed.title": "What you agreed to",
  "agreed.today": "Today",
  "agreed.later": "Later",
  "agreed.card": "Card",
  "agreed.cardEnding": ({ last4 }: { last4: string }) => `Ending in ${last4}`,
  "agreed.onFile": "Your card on file",
  "agreed.at": "Date",
  "agreed.language": "Language",
  "agreed.ticked": "You agreed to",
  "agreed.cancel": "How to cancel",
  "agreed.shown": "What you confirmed",
  "agreed.fingerprint": ({ hash }: { hash: string }) => `Fingerprint of this text: ${hash}`,
  "agreed.notKept": "The text of the question and the card number are not saved after a reload.",
  "agreed.save": "Save as a file",
  "confirm.totalUnknown": "The total is not known yet, because a price could not be loaded.",
  "repeat.charges.tick": "I understand that I may be charged twice",
  "confirm.inUse": ({ imei }: { imei: string }) =>
    `${imei} is in use now. If you have just registered it, an earlier request may have gone through: please check your account before you pay again.`,
  "confirm.repetition":
    "An earlier request for these devices got no answer, and we cannot see whether your card was charged. If you confirm now, it may be charged a second time.",
  "confirm.registering": "Registering your devices…",

  "confirm.failedTitle": "Your devices were not activated",
  "confirm.unknownTitle": "We could not confirm your registration",
  "confirm.failedNext": "Nothing was ordered. You can go back and change your details.",

  "confirm.notSent":
    "Your request was not sent, so nothing was ordered. You can go back and try again.",

  "related.at": ({ what, time }: { what: string; time: string }) => `${what}, on ${time}.`,
  "related.registration": "This browser sent a registration of this device a short while ago",
  "related.reactivation": "This browser sent a reactivation of this device a short while ago",
  "related.planUpdate": "This browser sent a change of plan for this device a short while ago",
  "related.dormant": "This browser sent a request about the SIM of this device a short while ago",
  "related.dormantCancellation":
    "This browser sent a cancellation of the dormant mode of this device a short while ago",
  "related.cancellation": "This browser sent a cancellation of this device a short while ago",

  "elsewhere.title": "Please do not pay again yet",
  "elsewhere.busy":
    "Nothing was sent, because another window of this browser is sending a request. Please wait until it has finished.",
  "elsewhere.sent":
    "This browser sent an earlier request for the same thing, in another window or on an earlier visit. We do not know whether it was carried out. Nothing was sent from this window.",
  "elsewhere.related":
    "Nothing was sent, because this browser has sent another request about this device in the meantime. Please check it before you confirm.",
  "elsewhere.full":
    "Nothing was sent. The storage of this browser is full, so it could not remember your request. Free some space, or close other windows of this site, and try again.",
  "price.stale":
    "Nothing was sent, because this took too long. Please check the total and confirm again.",
  "gate.priceChanged":
    "Nothing was sent, because the price has just changed. Please check the new price.",
  "gate.consentNeeded":
    "Nothing was sent, because the same order was placed a moment ago, in another browser or window.",
  "elsewhere.oneWindow":
    "Please use only one window of this browser for this. This page cannot see everything that you send in other windows, or on other websites that show it.",
  "elsewhere.stay":
    "Please do not reload or leave this page until you see the outcome. This browser cannot save your request.",

  "offline.notSent": "You are offline, so nothing was sent. Press again once you are back online.",
  "offline.nothingSent": "You are offline: nothing is sent, and nothing is charged.",

  "price.checking": "Checking the price…",
  "card.asked": "Your bank is asking. Nothing is charged while it does.",
  "price.unchecked": "The price could not be checked, so nothing can be sent yet.",
  "price.unread": ({ total, time }: { total: string; time: string }) =>
    `The price could not be checked just now. It was ${total} when we last read it, on ${time}.`,
  "price.unread.tick": "I agree to this price, although it could not be checked",
  "price.changed": ({ before, now }: { before: string; now: string }) =>
    `The price has changed. It was ${before} and is ${now} now.`,
  "price.changedParts": "A price or its billing period has changed. The total is the same.",
  "price.changed.tick": "I agree to the new price",

  "register.succeeded": "Device Registered Successfully",
  "register.failed": ({ message }: { message: string }) => `Error ${message}`,
  "register.noResponse": "Error! Something Went Wrong",

  "partial.devices":
    "We are facing issue during creating subscription for following devices. Please try with different cards.",
  "partial.charge": ({ money }: Price) =>
    `(Attention!) You will only incur a charge of ${money} for the activated/registered devices`,
  "partial.retry": "Try these devices with another card",
  "partial.chargeUnknown":
    "(Attention!) You will only incur a charge for the activated/registered devices",

  "readBack.running": "Checking whether your devices were registered…",
  "readBack.inUse": ({ imei, email }: { imei: string; email: string | undefined }) =>
    `IMEI ${imei} is in use now. We cannot see whether by this order: please do not register or pay for it again. Please ${email === undefined ? "contact support" : `write to ${email}`} if you are not sure.`,
  "readBack.free": ({ imei }: { imei: string }) =>
    `IMEI ${imei} is not in use. It was most likely not registered.`,
  "readBack.unreadable": ({ imei }: { imei: string }) =>
    `We could not check IMEI ${imei}. Please check again before you register it once more.`,
  "readBack.inProgress":
    "Your request may still be in progress. Please wait before you do anything else.",
  "readBack.countdown": ({ clock }: { clock: string }) => `This page checks again in ${clock}`,
  "readBack.minutes": ({ minutes }: { minutes: number }) =>
    minutes === 1
      ? "This page checks again in less than a minute."
      : `This page checks again in ${minutes} minutes.`,
  "readBack.lost":
    "We no longer know which devices this request was for. Please contact us, or start over: when you enter an IMEI, you will see whether it is already in use.",

  "registered.others": ({ count }: { count: string }) => `and ${count} more`,
  "registered.title": ({ count }: { count: number }) =>
    count === 1 ? "Your device is active" : "Your devices are active",
  "unconfirmed.title": "Your registration was accepted",
  "unconfirmed.devices":
    "The reply lists no subscription for these devices. Please check the tracking site, or write to us, before you register them again.",
  "registered.titlePartial": "Some of your devices are active",
  "registered.name": "Name",
  "registered.imei": "IMEI",
  "registered.iccid": "ICCID",
  "registered.subscription": "Subscription ID",
  "registered.start": "Start Date",
  "registered.nextBilling": "Next Billing Date",
  "registered.plan": "Active Plan",
  "registered.ordered": "Ordered",
  "registered.billedUnknown":
    "The amount is not known yet. You will see it on your card statement.",
  "registered.renewsOn": ({ date }: { date: string }) => `Renews on ${date}`,
  "receipt.calendar": "Calendar",
  "receipt.print": "Print",
  "receipt.copy": "Copy",
  "receipt.save": "Save",
  "registered.calendar": "Add the renewal to your calendar",
  "registered.renewal": ({ devices }: { devices: string }) => `Plan renewal: ${devices}`,
  "registered.print": "Print the receipt",
  "registered.place": "Put it in the vehicle",
  "registered.place.gps":
    "GPS tracker: charge it, switch it on and place it where it has a clear view of the sky.",
  "registered.place.obd":
    "OBD device: plug it into the diagnostics port, which is usually below the steering wheel.",
  // Samples: a vendor says how the light of its own devices looks.
  "registered.light.gps": "Ready when the light stops blinking and stays on.",
  "registered.light.obd":
    "Ready when the light stops blinking and stays on. Start the engine if it stays dark.",
  "registered.copyAll": "Copy all",
  "registered.setUp": "Set it up",
  "registered.payment": "Receipt",
  "registered.agreedPartly": ({ money, last4 }: Price & { last4: string | null }) =>
    last4 === null
      ? `You agreed to: ${money} today for the active devices`
      : `You agreed to: ${money} today for the active devices, card ending in ${last4}`,
  "fact.copy": ({ term }: { term: string }) => `Copy ${term}`,
  "fact.copied": "Copied",
  "registered.setup": "SETUP YOUR DEVICE",
  "registered.setupGone":
    "Setup is only available right after registration. Please log in to the tracking site to set up your device.",
  "registered.noToken": "Alerts and settings are available after you log in to the tracking site.",
  "registered.more": "Have more devices to activate?",
  "registered.last": "See your last receipt",
  "registered.or": "OR",
  "registered.login": "LOGIN",
  "registered.password": "Use your email and the password of your account.",
  "registered.account": "Go to your account",
} as const;
