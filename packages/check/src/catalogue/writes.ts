import type { DescribedChecks } from "./described-check.ts";

/** Checks that writes are charged, refused and carried out correctly. */
export const writes = {
  "write-accepted": {
    severity: "critical",
    rule: "The reply to a completed write is unambiguously a success.",
    impact: "The page reports a failure or an unknown outcome, although the write was carried out.",
    fix: "Answer with 200 and `status: true`, without an `error`.",
  },
  "write-refused": {
    severity: "critical",
    rule: "An invalid write is refused with a 4xx status or `status: false`.",
    impact: "The page reports a success or an unknown outcome.",
    fix: "Answer with 200 and `status: false`, or with a 4xx status other than 408, 409, 425 and 499.",
  },
  "declined-card": {
    severity: "critical",
    rule: "Nothing is changed if the card is declined.",
    impact: "A device is activated without payment, or blocked although nothing was paid.",
    fix: "Register, reactivate and replace cards only after the new card was accepted, in one transaction.",
  },
  "second-registration": {
    severity: "critical",
    rule: "A second registration of an IMEI is refused.",
    impact: "A registration that is sent twice is charged twice.",
    fix: "Refuse an IMEI in use within the transaction of the charge.",
  },
  "registrations-at-once": {
    severity: "critical",
    rule: "If two registrations of an IMEI arrive at once, exactly one is carried out.",
    impact: "A registration that is sent twice is charged twice.",
    fix: "Check that the IMEI is free within the transaction of the charge, with a lock or a constraint.",
  },
  "second-reactivation": {
    severity: "critical",
    rule: "A second reactivation of a device is refused.",
    impact: "A reactivation that is sent twice is charged twice.",
    fix: "Refuse a device in use within the transaction of the charge.",
  },
  "reactivations-at-once": {
    severity: "critical",
    rule: "If two reactivations of a device arrive at once, exactly one is carried out.",
    impact: "A reactivation that is sent twice is charged twice.",
    fix: "Check that the device is cancelled within the transaction of the charge.",
  },
  "partial-registration": {
    severity: "critical",
    rule: "The reply to a partial registration lists the charged devices and names the others in `error`.",
    impact: "The page does not show which devices were paid.",
    fix: "Send `subscription` with the charged devices, and `error` with the other IMEIs, separated by “|”.",
  },
  "registration-token": {
    severity: "major",
    rule: "The token in a registration's reply gives access to the device's settings.",
    impact: "The device cannot be set up after the registration.",
    fix: "Send a token for the customer that is valid immediately.",
  },
  "new-account": {
    severity: "major",
    rule: "The e-mail check finds a new customer after the registration.",
    impact: "The customer is asked to open a second account.",
    fix: "Store the account in the transaction of the registration.",
  },
  "settings-saved": {
    severity: "major",
    rule: "Saved settings are returned as they were sent.",
    impact: "The page reports that a change was saved, but it was not.",
    fix: "Store every documented setting.",
  },
  "settings-kept": {
    severity: "major",
    rule: "Saving keeps all other fields, including undocumented ones.",
    impact: "Saving one setting changes another.",
    fix: "Store every field of the object that was sent.",
  },
  "settings-types": {
    severity: "minor",
    rule: "Saving keeps the type of every setting: number or text.",
    impact: "Other programs that read the settings may fail.",
    fix: "Store a number as a number and a text as a text.",
  },
  "odometer-kept": {
    severity: "major",
    rule: "The odometer returns the kilometres that were sent.",
    impact: "The odometer shows another distance, for example in miles.",
    fix: "Store the value in kilometres, as it was sent.",
  },
  "late-commit": {
    severity: "critical",
    rule: "A request without a reply is carried out at once or not at all.",
    impact: "The first attempt is carried out after the customer has tried again.",
    fix: "Stop processing a request at most 150 seconds after its client has disconnected.",
  },
} satisfies DescribedChecks;
