import type { DescribedChecks } from "./described-check.ts";

/** Whether what the reads tell is true of the account and the devices of the scenario. */
export const answers = {
  "email-known": {
    severity: "critical",
    rule: "The check of a customer's e-mail address says “User Already Exist”, with the customer's id.",
    owner: "A customer is asked to open a second account.",
    change: "Answer with `message: User Already Exist` and `user.customer_id`.",
  },
  "email-unknown": {
    severity: "critical",
    rule: "The check of an unknown e-mail address says that there is no account.",
    owner: "A new customer cannot register.",
    change: "Answer with 200 and another message than “User Already Exist”.",
  },
  "imei-free": {
    severity: "critical",
    rule: "The check of a device that can be registered says “Valid IMEI”, with model and category.",
    owner: "The device cannot be registered.",
    change: "Answer with `message: Valid IMEI` and `details`.",
  },
  "imei-in-use": {
    severity: "critical",
    rule: "The check of a device that is in use says so.",
    owner:
      "A registration whose reply was lost is taken for one that never happened, and is paid again.",
    change: "Answer with a message that contains “already in use”.",
  },
  "imei-unknown": {
    severity: "major",
    rule: "The check of an IMEI that does not exist says that it is not valid.",
    owner: "A mistyped IMEI is found out only after paying.",
    change: "Answer with 404 or with another message than “Valid IMEI”.",
  },
  "cancel-valid": {
    severity: "major",
    rule: "A device in use can be cancelled.",
    owner: "The subscription cannot be cancelled.",
    change: "Answer the check of this IMEI with 200 and a `status` that is not false.",
  },
  "cancel-invalid": {
    severity: "major",
    rule: "A device that does not exist cannot be cancelled.",
    owner: "A mistyped IMEI is found out only after sending.",
    change: "Answer the check with 404, or with 200 and `status: false`.",
  },
  "card-match": {
    severity: "major",
    rule: "The first six digits of the card on file are recognized.",
    owner: "The card cannot be replaced.",
    change: "Answer with `response`, which has the holder and the last four digits.",
  },
  "card-mismatch": {
    severity: "critical",
    rule: "Six other digits are not taken for the card on file.",
    owner: "Anyone who knows the customer's id can see the holder and replace the card.",
    change: "Answer with `status: false`, or with a `response` of null.",
  },
  "password-checked": {
    severity: "critical",
    rule: "Saved cards are told only to someone who knows the password.",
    owner: "Anyone who knows the customer's id can pay with the saved cards.",
    change: "Check the password, and refuse a wrong one.",
  },
  "token-required": {
    severity: "critical",
    rule: "The calls that need a token are refused without one.",
    owner: "Anyone can read where the settings say the device is, and whose it is.",
    change: "Answer with 401 without a token.",
  },
  "token-checked": {
    severity: "critical",
    rule: "The calls that need a token are refused with one that the server did not issue.",
    owner: "Anyone can read where the settings say the device is, and whose it is.",
    change: "Verify the token, and answer with 401 where it is not valid.",
  },
  "lists-complete": {
    severity: "critical",
    rule: "A customer's lists have every device that belongs there.",
    owner: "A device is missing on the page, and a reactivation that was lost is taken for done.",
    change: "Return all rows of the customer.",
  },
  "lists-exclusive": {
    severity: "critical",
    rule: "A customer's lists have no device that does not belong there.",
    owner: "A device in use is offered for reactivation, and is paid again.",
    change: "Leave out devices in use where cancelled ones are listed, and the other way round.",
  },
  "device-info": {
    severity: "major",
    rule: "The details of a cancelled device are about that device.",
    owner: "The page shows the SIM and the former plan of another device.",
    change: "Answer with the device of the address.",
  },
  "settings-own": {
    severity: "critical",
    rule: "The settings of a device are about that device and its customer.",
    owner: "Saving overwrites the settings of another device.",
    change: "Answer with the device of the address.",
  },
  prices: {
    severity: "critical",
    rule: "Every plan and pack has a price that is a number and not negative, and every plan a duration in months.",
    owner: "There is no total, and nothing can be bought.",
    change: "Send price and duration as numbers, or as texts that are numbers.",
  },
  "plan-category": {
    severity: "major",
    rule: "The plans of a category are of that category, and without one they are the GPS plans.",
    owner: "A plan is offered that does not fit the device.",
    change: "Filter the plans by the category that was asked for.",
  },
  "plan-rules": {
    severity: "major",
    rule: "Every plan for a device has rules that say what it includes.",
    owner: "Features that were paid for are shown as not included.",
    change: "Send the rules of every plan that is on sale.",
  },
  "start-country": {
    severity: "major",
    rule: "The countries contain number 250, whose states are loaded first.",
    owner: "The form has no states until another country is chosen.",
    change: "Keep the id 250 for the United States.",
  },
  discounts: {
    severity: "major",
    rule: "The discounts `discount_3` and `discount_12` are percentages.",
    owner: "The saving of a longer plan is not shown, or is wrong.",
    change: "Send `10` or `10%`.",
  },
} satisfies DescribedChecks;
