import type { DescribedChecks } from "./described-check.ts";

/** Checks that reads return the true state of the scenario's account and devices. */
export const answers = {
  "email-known": {
    severity: "critical",
    rule: "The check of a customer's e-mail address returns “User Already Exist” and the customer's id.",
    impact: "A customer is asked to open a second account.",
    fix: "Answer with `message: User Already Exist` and `user.customer_id`.",
  },
  "email-unknown": {
    severity: "critical",
    rule: "The check of an unknown e-mail address reports that there is no account.",
    impact: "A new customer cannot register.",
    fix: "Answer with 200 and a message other than “User Already Exist”.",
  },
  "imei-free": {
    severity: "critical",
    rule: "The check of a device that can be registered returns “Valid IMEI”, the model and the category.",
    impact: "The device cannot be registered.",
    fix: "Answer with `message: Valid IMEI` and `details`.",
  },
  "imei-in-use": {
    severity: "critical",
    rule: "The check of a device in use reports that it is in use.",
    impact:
      "A registration whose reply was lost looks as if it never happened, and the customer pays again.",
    fix: "Answer with a message that contains “already in use”.",
  },
  "imei-unknown": {
    severity: "major",
    rule: "The check of an IMEI that does not exist reports that it is not valid.",
    impact: "A mistyped IMEI is noticed only after the payment.",
    fix: "Answer with 404 or with a message other than “Valid IMEI”.",
  },
  "cancel-valid": {
    severity: "major",
    rule: "A device in use can be cancelled.",
    impact: "The subscription cannot be cancelled.",
    fix: "Answer the check of this IMEI with 200 and without `status: false`.",
  },
  "cancel-invalid": {
    severity: "major",
    rule: "A device that does not exist cannot be cancelled.",
    impact: "A mistyped IMEI is noticed only after the request was sent.",
    fix: "Answer the check with 404, or with 200 and `status: false`.",
  },
  "card-match": {
    severity: "major",
    rule: "The first six digits of the card on file are recognized.",
    impact: "The card cannot be replaced.",
    fix: "Answer with a `response` that has the holder and the last four digits.",
  },
  "card-mismatch": {
    severity: "critical",
    rule: "Six other digits are not accepted as those of the card on file.",
    impact: "Anyone who knows the customer's id can see the holder and replace the card.",
    fix: "Answer with `status: false` or `response: null`.",
  },
  "password-checked": {
    severity: "critical",
    rule: "Saved cards are returned only with the right password.",
    impact: "Anyone who knows the customer's id can pay with the saved cards.",
    fix: "Check the password and refuse a wrong one.",
  },
  "token-required": {
    severity: "critical",
    rule: "Calls that need a token are refused without one.",
    impact: "Anyone can read where the settings say the device is, and whose it is.",
    fix: "Answer with 401 if there is no token.",
  },
  "token-checked": {
    severity: "critical",
    rule: "Calls that need a token are refused with a token that the server did not issue.",
    impact: "Anyone can read where the settings say the device is, and whose it is.",
    fix: "Verify the token and answer with 401 if it is not valid.",
  },
  "lists-complete": {
    severity: "critical",
    rule: "A customer's lists contain every device that belongs there.",
    impact: "The page does not show a device, and reports a lost reactivation as completed.",
    fix: "Return all rows for the customer.",
  },
  "lists-exclusive": {
    severity: "critical",
    rule: "A customer's lists contain no device that does not belong there.",
    impact: "A device in use is offered for reactivation, and the customer pays again.",
    fix: "List devices in use and cancelled devices separately.",
  },
  "device-info": {
    severity: "major",
    rule: "The details of a cancelled device belong to that device.",
    impact: "The page shows the SIM and the previous plan of another device.",
    fix: "Answer with the device of the address.",
  },
  "settings-own": {
    severity: "critical",
    rule: "The settings of a device belong to that device and its customer.",
    impact: "Saving overwrites the settings of another device.",
    fix: "Answer with the device of the address.",
  },
  prices: {
    severity: "critical",
    rule: "Every plan and pack has a price of zero or more, and every plan has a duration in months.",
    impact: "The page cannot show a total, so nothing can be bought.",
    fix: "Send price and duration as numbers or numeric strings.",
  },
  "plan-category": {
    severity: "major",
    rule: "The plan list contains only the requested category, or only GPS plans if none is given.",
    impact: "The page offers a plan that does not fit the device.",
    fix: "Filter the plans by the requested category.",
  },
  "plan-rules": {
    severity: "major",
    rule: "Every plan for a device has rules that list its features.",
    impact: "The page shows paid features as not included.",
    fix: "Send the rules for every plan on sale.",
  },
  "start-country": {
    severity: "major",
    rule: "The list of countries contains the id 250, because its states are loaded first.",
    impact: "The form offers no states until the customer chooses another country.",
    fix: "Keep the id 250 for the United States.",
  },
  discounts: {
    severity: "major",
    rule: "The discounts `discount_3` and `discount_12` are percentages.",
    impact: "The page shows no saving for a longer plan, or a wrong one.",
    fix: "Send `10` or `10%`.",
  },
} satisfies DescribedChecks;
