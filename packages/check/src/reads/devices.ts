import { fieldIs, fieldsOf, messageOf, textOf } from "./body.ts";
import { readRules } from "./read-rule.ts";

/** An e-mail address without an account. */
const UNKNOWN_EMAIL = "waypost-check-nobody@example.com";

/** An IMEI that does not exist. */
export const UNKNOWN_IMEI = "000000000000000";

export const EMAIL_KNOWN = "User Already Exist";
export const IMEI_VALID = "Valid IMEI";

/** Earlier runs with `--writes` may have registered all free devices. */
const NONE_FREE =
  "no device in devices.free is valid; add others if earlier runs have registered these";

/** Matches the messages that the kit interprets as a device in use. */
const IN_USE = /already (in use|used|registered)|is in use/i;

/** The checks of e-mail addresses and IMEIs, which need no account. */
export const deviceReads = readRules([
  {
    check: "email-known",
    severity: "critical",
    rule: "The check of a customer's e-mail address returns “User Already Exist” and the customer's id.",
    impact: "A customer is asked to open a second account.",
    fix: "Answer with `message: User Already Exist` and `user.customer_id`.",
    call: "checkEmail",
    variant: "known",
    needs: ["customer.email"],
    ask: ({ email }) => ({ params: { email } }),
    key: "user",
    problems: (reply, { id }) => [
      ...(messageOf(reply) === EMAIL_KNOWN
        ? []
        : [`${fieldIs("message", reply.message)}, not “${EMAIL_KNOWN}”`]),
      ...(id === "" || textOf(fieldsOf(reply.user).customer_id) === String(id)
        ? []
        : [`${fieldIs("user.customer_id", fieldsOf(reply.user).customer_id)}, not ${id}`]),
    ],
  },
  {
    check: "email-unknown",
    severity: "critical",
    rule: "The check of an unknown e-mail address reports that there is no account.",
    impact: "A new customer cannot register.",
    fix: "Answer with 200 and a message other than “User Already Exist”.",
    call: "checkEmail",
    variant: "unknown",
    ask: () => ({ params: { email: UNKNOWN_EMAIL } }),
    problems: (reply) =>
      messageOf(reply) === EMAIL_KNOWN ? [fieldIs("message", EMAIL_KNOWN)] : [],
  },
  {
    check: "imei-free",
    severity: "critical",
    rule: "The check of a device that can be registered returns “Valid IMEI”, the model and the category.",
    impact: "The device cannot be registered.",
    fix: "Answer with `message: Valid IMEI` and `details`.",
    call: "checkImei",
    variant: "free",
    needs: ["devices.free"],
    ask: ({ free }) => ({ params: { imei: free } }),
    expect: "answer",
    problems: (reply) => {
      if (messageOf(reply) !== IMEI_VALID)
        return [`${fieldIs("message", reply.message)}: ${NONE_FREE}`];
      return reply.details == null ? [fieldIs("details", reply.details)] : [];
    },
  },
  {
    check: "imei-in-use",
    severity: "critical",
    rule: "The check of a device in use reports that it is in use.",
    impact:
      "A registration whose reply was lost looks as if it never happened, and the customer pays again.",
    fix: "Answer with a message that contains “already in use”.",
    call: "checkImei",
    variant: "in use",
    needs: ["devices.gps"],
    ask: ({ gps }) => ({ params: { imei: gps } }),
    expect: "answer",
    problems: (reply) =>
      IN_USE.test(messageOf(reply))
        ? []
        : [`${fieldIs("message", reply.message)}, which does not say that it is in use`],
  },
  {
    check: "imei-unknown",
    severity: "major",
    rule: "The check of an IMEI that does not exist reports that it is not valid.",
    impact: "A mistyped IMEI is noticed only after the payment.",
    fix: "Answer with 404 or with a message other than “Valid IMEI”.",
    call: "checkImei",
    variant: "unknown",
    ask: () => ({ params: { imei: UNKNOWN_IMEI } }),
    expect: "answer",
    problems: (reply) => (messageOf(reply) === IMEI_VALID ? [fieldIs("message", IMEI_VALID)] : []),
  },
  {
    check: "cancel-valid",
    severity: "major",
    rule: "A device in use can be cancelled.",
    impact: "The subscription cannot be cancelled.",
    fix: "Answer the check of this IMEI with 200 and without `status: false`.",
    call: "validateCancellationImei",
    variant: "in use",
    needs: ["devices.gps"],
    ask: ({ gps }) => ({ params: { imei: gps } }),
  },
  {
    check: "cancel-invalid",
    severity: "major",
    rule: "A device that does not exist cannot be cancelled.",
    impact: "A mistyped IMEI is noticed only after the request was sent.",
    fix: "Answer the check with 404, or with 200 and `status: false`.",
    call: "validateCancellationImei",
    variant: "unknown",
    ask: () => ({ params: { imei: UNKNOWN_IMEI } }),
    expect: "refusal",
  },
]);
