import type { CallOptions, CancellationRequest } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { cancellationFormFor } from "../../forms/cancellation-form.ts";
import {
  blankCancellation,
  cancellationPayload,
  type CancellationDraft,
} from "../../rules/self-service/cancellation.ts";
import { isText, listOf } from "../engine/checks.ts";
import type { ImeiVerdict } from "../imei/imei-field.ts";
import { isFinal } from "../../queries/read-fresh.ts";
import type { Ports } from "../engine/ports.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";

interface CancellationShape {
  /** Values that the address fills in. None of them is required. */
  readonly input: { readonly imei?: string | null; readonly email?: string | null };
  readonly draft: CancellationDraft & {
    /** The country of the phone number, as in ISO 3166 ("us"). */
    readonly phoneCountry: string;
    /** The IMEI that the address filled in last. */
    readonly preselected: string;
    /** The e-mail address that the address of the page filled in last. */
    readonly filledEmail: string;
  };
  readonly stage: "details";
  readonly data: object;
  readonly view: {
    /** The IMEI that was entered; `null` until the server has found it valid. */
    readonly imei: string | null;
  };
  readonly detail: never;
  readonly request: CancellationRequest;
}

/** The preselected country of the phone number. */
const PHONE_COUNTRY = "us";

const VALID: ImeiVerdict = { status: "valid", device: { model: "", category: "" } };

/** Documented: every failure has the same words. It can be retried if the server gave no answer. */
async function checkImei(
  { client }: Ports,
  imei: string,
  options?: CallOptions,
): Promise<ImeiVerdict> {
  try {
    await client.cancellation.validateImei(imei, options);
    return VALID;
  } catch (error) {
    if (!isWaypostError(error)) throw error;
    const reason = { code: "cancellation.imeiInvalid" } as const;
    return { status: "invalid", reason, canRetry: !isFinal(error) };
  }
}

/**
 * Fills in the e-mail address that the page's address names. If the device changes to another
 * customer's, the name and the e-mail address of the previous customer are removed.
 */
function withEmail(
  draft: CancellationShape["draft"],
  email: string | null,
  isOtherDevice: boolean,
): CancellationShape["draft"] {
  const isNamed = draft.filledEmail !== "" && draft.filledEmail !== email;
  const nameless = isNamed ? { ...draft, firstName: "", lastName: "" } : draft;
  if (email !== null && (draft.email === "" || draft.email === draft.filledEmail)) {
    return { ...nameless, email, filledEmail: email };
  }
  const isOfAnother = isOtherDevice && email === null && draft.email === draft.filledEmail;
  return isOfAnother ? { ...nameless, email: "", filledEmail: "" } : draft;
}

const imeiOf = ({ draft }: TaskArgs<CancellationShape>) => draft.imei.trim();

/**
 * Ends the subscription of one device. The page does not know the customer, so attempts are guarded
 * by device. No call shows later whether the device was cancelled.
 */
export const cancellation = taskFlow<CancellationShape>({
  name: "cancellation",
  family: "cancellation",
  repeat: "irreversible",
  owner: () => "",
  input: (query) => ({ imei: query("imei"), email: query("email") }),
  initial: () => ({
    ...blankCancellation,
    phoneCountry: PHONE_COUNTRY,
    preselected: "",
    filledEmail: "",
  }),
  checks: { reasons: listOf(isText), uses: listOf(isText) },
  reads: () => ({}),
  view: ({ imei: { check, text } }) => ({ imei: check.status === "valid" ? text.trim() : null }),
  fit: ({ input: { imei = null, email = null }, draft, imei: { text } }) => {
    // The field is still empty when an IMEI was restored, and not typed.
    const isTyped = text !== "" && text !== draft.preselected;
    const isKnown = imei === null || imei === draft.preselected || isTyped;
    const filled = withEmail(draft, email, !isKnown);
    return isKnown ? filled : { ...filled, imei, preselected: imei };
  },
  afterSuccess: ({ preselected }) => ({ preselected }),
  imei: checkImei,
  stages: {
    details: {
      form: ({ phoneRule }) => cancellationFormFor(phoneRule),
      value: ({ draft, imei: { check } }) => {
        const isAnswered = check.status === "valid" || check.status === "invalid";
        return { ...draft, imeiValid: isAnswered ? check.status === "valid" : null };
      },
    },
  },
  review: (args) => {
    const imei = imeiOf(args);
    const row = { subject: imeiSubject(imei), label: imei, price: null, months: null };
    return { rows: [row], total: "none" };
  },
  subjects: (args) => [imeiSubject(imeiOf(args))],
  request: ({ draft, phoneRule }) => cancellationPayload(draft, phoneRule),
  sendsKey: true,
  send: ({ client }, request, options) => client.cancellation.cancel(request, options),
});
