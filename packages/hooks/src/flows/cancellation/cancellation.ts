import type { CallOptions, CancellationRequest } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { cancellationForm } from "../../forms/cancellation-form.ts";
import {
  blankCancellation,
  cancellationPayload,
  type CancellationDraft,
} from "../../rules/self-service/cancellation.ts";
import { isText, listOf } from "../engine/checks.ts";
import type { ImeiVerdict } from "../imei/imei-field.ts";
import { isFinal } from "../engine/is-final.ts";
import type { Ports } from "../engine/ports.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";

export interface CancellationShape {
  /** What the address fills in; nothing of it is needed. */
  readonly input: { readonly imei?: string | null; readonly email?: string | null };
  readonly draft: CancellationDraft & {
    /** The country of the phone number, as in ISO 3166 ("us"). */
    readonly phoneCountry: string;
    /** The IMEI of an address that was filled in already. */
    readonly preselected: string;
    /** The e-mail address of an address that was filled in already. */
    readonly filledEmail: string;
  };
  readonly data: object;
  readonly view: {
    /** The IMEI that was entered; `null` until the server has found it valid. */
    readonly imei: string | null;
  };
  readonly detail: never;
  readonly request: CancellationRequest;
}

/** The country that a phone number is of until another is chosen. */
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
 * Fills in the e-mail of an address. The e-mail and the name of another customer are removed with
 * the device of that one.
 */
function withEmail(
  draft: CancellationShape["draft"],
  email: string | null,
  isOtherDevice: boolean,
): CancellationShape["draft"] {
  const isNamed = draft.filledEmail !== "" && draft.filledEmail !== email;
  const nameless = isNamed ? { ...draft, firstName: "", lastName: "" } : draft;
  if (email !== null && (draft.email === "" || email !== draft.filledEmail)) {
    return { ...nameless, email, filledEmail: email };
  }
  const isOfAnother = isOtherDevice && email === null && draft.email === draft.filledEmail;
  return isOfAnother ? { ...nameless, email: "", filledEmail: "" } : draft;
}

const imeiOf = ({ draft }: TaskArgs<CancellationShape>) => draft.imei.trim();

/**
 * Ends the subscription of one device. Nobody is known here: the device itself is what is guarded,
 * whoever opens the page. No call tells later whether it was cancelled.
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
  fit: ({ input: { imei = null, email = null }, draft }) => {
    const isKnown = imei === null || imei === draft.preselected;
    const filled = withEmail(draft, email, !isKnown);
    return isKnown ? filled : { ...filled, imei, preselected: imei };
  },
  afterSuccess: ({ preselected }) => ({ preselected }),
  imei: checkImei,
  stages: [
    {
      form: cancellationForm,
      value: ({ draft, imei: { check } }) => {
        const isAnswered = check.status === "valid" || check.status === "invalid";
        return { ...draft, imeiValid: isAnswered ? check.status === "valid" : null };
      },
    },
  ],
  review: (args) => {
    const imei = imeiOf(args);
    const row = { subject: imeiSubject(imei), label: imei, price: null, months: null };
    return { rows: [row], total: "none" };
  },
  subjects: (args) => [imeiSubject(imeiOf(args))],
  request: ({ draft }) => cancellationPayload(draft),
  send: ({ client }, request) => client.cancellation.cancel(request),
});
