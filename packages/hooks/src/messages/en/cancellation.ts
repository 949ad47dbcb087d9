/** The cancellation page. The labels of its reasons and uses are their values in the rules. */
export const cancellation = {
  "cancellation.title": "Cancel device!",
  "cancellation.heading": "Subscription Cancellation Form",
  "cancellation.phone": "Contact Phone",
  "cancellation.imeiInvalid": "Invalid IMEI Please try with valid IMEI",
  "cancellation.reasons": "Reason(s) for Cancellation",
  "cancellation.reasonMissing": 'Select atleast one checkbox from "Reason(s) for Cancellation"',
  "cancellation.uses": "How did you use your GPS tracker?",
  "cancellation.useMissing": 'Select atleast one checkbox from "How did you use your GPS tracker?"',
  "cancellation.comment": "Comments",
  "cancellation.commentMissing": "Comment is required",
  "cancellation.successTitle": "Successfully Cancelled!!",
  "cancellation.success":
    "Your subscription cancellation request has been received and processed. You will still be able to track until the end of your billing cycle.",
} as const;
