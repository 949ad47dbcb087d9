import type { Price } from "../formats.ts";

/** The texts that all self-service tasks share. */
export const task = {
  "task.embedded": ({ brand, host }: { brand: string; host: string }) => `${brand}, on ${host}`,
  "task.customer": ({ id }: { id: string }) => `Customer ${id}`,
  "task.stage": ({ stage, stages }: { stage: number; stages: number }) => `${stage} of ${stages}`,
  "task.loadFailed": "This page could not be loaded.",
  "task.sending": "Sending your request…",
  "task.stay": "This can take a minute. Please keep this page open.",
  "task.stillRunning": ({ seconds }: { seconds: number }) =>
    `Still running after ${seconds} seconds.`,
  "task.startOver": "Start over",
  "task.today": ({ amount }: { amount: string }) => `${amount} today`,
  "task.agreed": ({ money, last4 }: Price & { last4: string | null }) =>
    last4 === null
      ? `You agreed to: ${money} today`
      : `You agreed to: ${money} today, card ending in ${last4}`,
  "task.every": ({ amount, months }: { amount: string; months: number }) =>
    months === 1 ? `${amount} every month` : `${amount} every ${months} months`,
  "task.times": ({ count, amount }: { count: string; amount: string }) => `${count} × ${amount}`,
  "task.line": ({ what, amount }: { what: string; amount: string }) => `${what}: ${amount}`,
  "task.refill": ({ money }: Price) =>
    `${money} each time fewer than 10% are left, charged to your card on file.`,
  "packs.pays": ({ money }: Price) => `Your card on file will be charged ${money} today.`,
  "packs.onFile": "Charged to your card on file",
  "task.order": "Your order",
  "task.billedToday": "Due when you confirm",
  "task.andMore": ({ count }: { count: string }) => `and ${count} more`,
  "task.alsoSaid": ({ text }: { text: string }) => `The server also said: ${text}`,
  "task.tracking": "Go to the tracking site",
  "task.priceMissing": "The total is not known yet, because a price could not be loaded.",

  "task.login":
    "You are no longer logged in. Please log in to the {site}, then come back and try again.",
  "task.loginSite": "tracking site",

  "task.chooseFirst": "Choose a device to continue.",
  "task.account": "Back to your account",
  "task.returnTo": ({ name }: { name: string }) => `Back to ${name}`,

  "missing.title": "This link is incomplete",
  "missing.unusable": ({ names }: { names: string }) =>
    `This link has a value that cannot be used: ${names}.`,
  "missing.where": "Link not working? Write to {email} for a new one.",
  "missing.activate": "Activate a device",
  "missing.plans": "See plans",

  "notOffered.title": "This service is not offered",
  "notOffered.text": "Please contact us if you need help with your devices.",

  "expired.title": "This link has expired",
  "expired.text":
    "It is no longer valid, or it is for something else. What you typed is kept in this window.",
  "expired.newLink": "Get a new link",

  "unknown.title": "Please do not pay again yet",
  "unknown.looking": "Checking what happened to your request…",
  "unknown.sent": "Sent on",
  "unknown.amount": "Amount",
  "unknown.card": "Card",
  "unknown.cardEnding": ({ last4 }: { last4: string }) => `ending in ${last4}`,
  "unknown.what": "Request for",
  "unknown.noRead":
    "We can’t check this here. Please check your card's statement or write to us before you try again.",
  "unknown.noRead.notPaid": "We can’t check this here. Please write to us before you try again.",
  "unknown.looksAgain":
    "Your request may still be on its way. This page checks again in a few minutes.",
  "unknown.settled":
    "We still could not confirm it. Please check your card's statement or write to us before you try again.",
  "unknown.title.irreversible": "Please do not send it again yet",
  "unknown.noRead.irreversible":
    "We can’t check this here. Please write to us before you try again.",
  "unknown.settled.irreversible":
    "We still could not confirm it. Please write to us before you try again.",
  "unknown.title.harmless": "This is not confirmed yet",
  "unknown.noRead.harmless":
    "We can’t check this here. You can safely try again: sending it twice does no harm.",
  "unknown.settled.harmless":
    "We still could not confirm it. You can safely try again: sending it twice does no harm.",
  "unknown.applied": "This appears to be done.",
  "unknown.notArrived": "Your request did not arrive, so nothing was done. You can send it again.",
  "unknown.notDone": "not done",
  "unknown.unclear": "not confirmed yet",
  "task.checkAgain": "Check again",
  "unknown.again": "Check now",
  "unknown.sendAgain": "Send it again",
  "unknown.lost": "This browser saved an earlier request, but can no longer read what it was for.",

  "repeat.charges":
    "An earlier request for the same thing may have gone through. If it did, you will be charged a second time.",
  "repeat.irreversible":
    "An earlier request for the same thing may have gone through. If it did, it can no longer be undone.",
  "repeat.irreversible.tick": "I understand that this may have been done already",
  "task.notOrdered": "Nothing was ordered.",
  "repeat.refused":
    "An earlier request for the same thing got no answer. If it went through, this one may have been refused for that reason. Please write to us before you try again.",
  "repeat.blocked":
    "A request for the same thing is being sent from another page. Please wait until it is finished.",
} as const;
