import type { DescribedChecks } from "./described-check.ts";

/** What is charged, refused and carried out. */
export const writes = {
  "write-accepted": {
    severity: "critical",
    rule: "A write that was carried out is answered so that it cannot be taken for anything else.",
    owner:
      "The page says that the outcome is unknown, or that it failed, although it was carried out.",
    change: "Answer with 200 and `status: true`, without an `error`.",
  },
  "write-refused": {
    severity: "critical",
    rule: "A write that cannot be carried out is refused, with a 4xx or a `status` of false.",
    owner: "The page says that it was done, or that the outcome is unknown.",
    change: "Answer with 200 and `status: false`, or with a 4xx other than 408, 409, 425 and 499.",
  },
  "declined-card": {
    severity: "critical",
    rule: "With a card that is declined nothing is done.",
    owner: "A device works that nobody paid for, or is blocked although nothing was paid.",
    change:
      "Register, reactivate and replace only after the card was accepted, in one transaction.",
  },
  "second-registration": {
    severity: "critical",
    rule: "A second registration of an IMEI is refused.",
    owner: "A registration that was sent twice is charged twice.",
    change: "Refuse an IMEI that is in use, in the transaction of the charge.",
  },
  "registrations-at-once": {
    severity: "critical",
    rule: "Of two registrations of an IMEI at the same moment exactly one is carried out.",
    owner: "A registration that was sent twice is charged twice.",
    change:
      "Check that the IMEI is free in the transaction of the charge, with a lock or a constraint.",
  },
  "second-reactivation": {
    severity: "critical",
    rule: "A second reactivation of a device is refused.",
    owner: "A reactivation that was sent twice is charged twice.",
    change: "Refuse a device that is in use, in the transaction of the charge.",
  },
  "reactivations-at-once": {
    severity: "critical",
    rule: "Of two reactivations of a device at the same moment exactly one is carried out.",
    owner: "A reactivation that was sent twice is charged twice.",
    change: "Check that the device is cancelled in the transaction of the charge.",
  },
  "partial-registration": {
    severity: "critical",
    rule: "A registration in part lists the devices that were charged, and names the others in `error`.",
    owner: "The page does not say which devices were paid.",
    change:
      "Send `subscription` with the charged devices, and `error` with the other IMEIs, separated by “|”.",
  },
  "registration-token": {
    severity: "major",
    rule: "The token of a registration opens the settings of its device.",
    owner: "The device cannot be set up after the registration.",
    change: "Send a token of the customer, valid at once.",
  },
  "new-account": {
    severity: "major",
    rule: "After a new customer's registration the e-mail address is known.",
    owner: "The customer is asked to open a second account.",
    change: "Store the account in the transaction of the registration.",
  },
  "settings-saved": {
    severity: "major",
    rule: "Settings that were saved are read again as they were sent.",
    owner: "A change is told as saved and is not there.",
    change: "Store every documented setting.",
  },
  "settings-kept": {
    severity: "major",
    rule: "Saving keeps what was not edited, undocumented fields included.",
    owner: "Saving one setting changes another.",
    change: "Store every field of the object that was sent.",
  },
  "settings-types": {
    severity: "minor",
    rule: "Saving keeps the type of every setting, number or text.",
    owner: "Other programs that read the settings may stumble.",
    change: "Store a number as a number and a text as a text.",
  },
  "odometer-kept": {
    severity: "major",
    rule: "The odometer shows the kilometres that were sent.",
    owner: "The odometer shows another distance, for example in miles.",
    change: "Store the value in kilometres, as it was sent.",
  },
  "late-commit": {
    severity: "critical",
    rule: "What was not answered is carried out at once or not at all.",
    owner: "A second attempt meets the first one, which is carried out later.",
    change:
      "Stop working on a request whose client has gone away, at the latest after 150 seconds.",
  },
} satisfies DescribedChecks;
