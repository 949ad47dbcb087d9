import type { DescribedChecks } from "./described-check.ts";

/** Checks that reads show the effect of a write, because the kit relies on it after a lost reply. */
export const readBacks = {
  "read-back-registration": {
    severity: "critical",
    rule: "A device that was just registered is reported as in use.",
    impact:
      "After a lost reply, the page reports that nothing happened and the customer pays again.",
    fix: "Let the IMEI check read from the database that the registration writes to, not from a copy.",
  },
  "read-back-reactivation": {
    severity: "critical",
    rule: "A device that was just reactivated is no longer in the list of cancelled devices.",
    impact:
      "After a lost reply, the page cannot find out what happened and the customer pays again.",
    fix: "Let the list read from the database that the reactivation writes to, not from a copy.",
  },
  "read-back-plan": {
    severity: "major",
    rule: "The list of devices shows a plan that was just changed.",
    impact: "After a lost reply, the page cannot find out whether the plan was changed.",
    fix: "Show the new plan at once, or return the date on which it starts.",
  },
  "read-back-card": {
    severity: "major",
    rule: "A new card on file is recognized by its first six digits.",
    impact: "After a lost reply, the page cannot find out which card is on file.",
    fix: "Let the card check read from the database that the update writes to.",
  },
  "read-back-dormant": {
    severity: "major",
    rule: "A device whose dormant mode was just cancelled is no longer in the list of dormant devices.",
    impact: "After a lost reply, the page cannot find out whether dormant mode was cancelled.",
    fix: "Let the list read from the database that the cancellation writes to.",
  },
  "dormant-listed": {
    severity: "major",
    rule: "A device that was just made dormant is in the list of dormant devices.",
    impact: "Its dormant mode cannot be cancelled.",
    fix: "Let the list read from the database that the fee payment writes to.",
  },
  "cancelled-once": {
    severity: "major",
    rule: "A device that was just cancelled cannot be cancelled again.",
    impact: "The page cannot find out whether a cancellation was carried out.",
    fix: "Let the IMEI check read from the database that the cancellation writes to.",
  },
  "cancelled-listed": {
    severity: "minor",
    rule: "A device that was just cancelled can be reactivated.",
    impact: "Customers who change their mind have to wait or call you.",
    fix: "List the device at once. If your API lists it when the billing cycle ends, run the check again then.",
  },
} satisfies DescribedChecks;
