import type { DescribedChecks } from "./described-check.ts";

/** Whether the reads show what the writes have done, as the kit expects after a lost reply. */
export const readBacks = {
  "read-back-registration": {
    severity: "critical",
    rule: "A device that was just registered is in use.",
    owner: "After a lost reply the page says that nothing happened, and the device is paid again.",
    change: "Let the IMEI check read what the registration has written, not a copy.",
  },
  "read-back-reactivation": {
    severity: "critical",
    rule: "A device that was just reactivated is gone from the list of cancelled ones.",
    owner: "After a lost reply the page cannot tell what happened, and the device is paid again.",
    change: "Let the list read what the reactivation has written, not a copy.",
  },
  "read-back-plan": {
    severity: "major",
    rule: "A plan that was just changed is shown in the list of devices.",
    owner: "After a lost reply the page cannot tell whether the plan was changed.",
    change: "Show the new plan at once, or tell when it begins.",
  },
  "read-back-card": {
    severity: "major",
    rule: "A card that was just replaced is recognized by its first six digits.",
    owner: "After a lost reply the page cannot tell which card is on file.",
    change: "Let the check of the card read what the update has written.",
  },
  "read-back-dormant": {
    severity: "major",
    rule: "A device whose dormant mode was just cancelled is gone from the list of dormant ones.",
    owner: "After a lost reply the page cannot tell whether it was cancelled.",
    change: "Let the list read what the cancellation has written.",
  },
  "dormant-listed": {
    severity: "major",
    rule: "A device that was just made dormant is in the list of dormant ones.",
    owner: "Its dormant mode cannot be cancelled.",
    change: "Let the list read what the payment of the fee has written.",
  },
  "cancelled-once": {
    severity: "major",
    rule: "A device that was just cancelled cannot be cancelled again.",
    owner: "The page cannot tell whether a cancellation was carried out.",
    change: "Let the check of the IMEI read what the cancellation has written.",
  },
  "cancelled-listed": {
    severity: "minor",
    rule: "A device that was just cancelled can be reactivated.",
    owner: "Who changes their mind has to wait, or to call you.",
    change:
      "List the device at once. If yours lists it only when its billing cycle ends, look again then.",
  },
} satisfies DescribedChecks;
