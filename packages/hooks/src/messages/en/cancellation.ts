/** Names of countries that have an article in a sentence: "the United States". */
const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives)|Islands$|Republic/;

/** The cancellation page. The labels of its reasons and uses are the documented values. */
export const cancellation = {
  "cancellation.title": "Cancel device!",
  "cancellation.heading": "Subscription Cancellation Form",
  "cancellation.allRequired": "All fields are required.",
  "cancellation.country": "Country",
  "cancellation.phoneUnlikely": ({ country }: { country: string }) =>
    `That is an unusual length for ${WITH_ARTICLE.test(country) ? "the " : ""}${country}.`,
  "cancellation.ends": "This ends the subscription of your device",
  "cancellation.endsImei": ({ imei }: { imei: string }) =>
    `This ends the subscription of device ${imei}`,
  "cancellation.endsNamed": ({ name, imei }: { name: string; imei: string }) =>
    `This ends the subscription of ${name}, ${imei}`,
  "cancellation.tracksUntil": ({ date }: { date: string }) =>
    `You can still track until the end of your billing cycle, on ${date}.`,
  "cancellation.stillTracks": "You can still track until the end of your billing cycle.",
  "cancellation.comingBack": "Reactivation needs a new payment.",
  "cancellation.sendsAtOnce": "Submit sends this at once. You can't undo it.",
  "cancellation.question": "Send the cancellation again?",
  "cancellation.device": "Device to cancel",
  "cancellation.another": "Cancel another device",
  "cancellation.phone": "Contact Phone",
  "cancellation.anyNumber": "Select at least one.",
  "cancellation.imeiInvalid": "Invalid IMEI Please try with valid IMEI",
  "cancellation.imeiNotChecked":
    "We could not ask the server about this IMEI, so it may still be valid.",
  "cancellation.reasons": "Reason(s) for Cancellation",
  "cancellation.reasonMissing": 'Select atleast one checkbox from "Reason(s) for Cancellation"',
  "cancellation.uses": "How did you use your GPS tracker?",
  "cancellation.useMissing": 'Select atleast one checkbox from "How did you use your GPS tracker?"',
  "cancellation.reason.notNeeded": "Service no longer needed",
  "cancellation.reason.price": "Price concerns",
  "cancellation.reason.features": "Not satisfied with tracking platform features",
  "cancellation.reason.defective": "Defective Unit",
  "cancellation.reason.inaccurate": "Inaccurate, inconsistent readings",
  "cancellation.reason.other": "Other",
  "cancellation.use.lovedOne": "track a loved one for safety",
  "cancellation.use.infidelity": "track someone because of potential infidelity",
  "cancellation.use.commercial": "Commercial Vehicle Tracking",
  "cancellation.use.theft": "Theft prevention",
  "cancellation.use.other": "Other",
  "cancellation.comment": "Comments",
  "cancellation.commentMissing": "Comment is required",
  "cancellation.successTitle": "Successfully Cancelled!!",
  "cancellation.success":
    "Your subscription cancellation request has been received and processed. You will still be able to track until the end of your billing cycle.",
} as const;
