import type { CancellationRequest } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { cancellationForm } from "../../forms/cancellation-form.ts";
import {
  blankCancellation,
  cancellationPayload,
  type CancellationDraft,
} from "../../rules/cancellation.ts";
import { groupImei } from "../../rules/imei.ts";
import { isText, listOf } from "../checks.ts";
import type { ImeiVerdict } from "../imei-field.ts";
import { isFinal } from "../is-final.ts";
import { imeiSubject } from "../reactivation/read-back.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";

export interface CancellationShape {
  /** What the address fills in; nothing of it is needed. */
  readonly input: { readonly imei: string | null; readonly email: string | null };
  readonly draft: CancellationDraft & {
    /** The country of the phone number, as in ISO 3166 ("us"). */
    readonly phoneCountry: string;
    /** The IMEI of an address that was filled in already. */
    readonly preselected: string;
  };
  readonly data: object;
  readonly detail: never;
  readonly request: CancellationRequest;
}

/** The country that a phone number is of until another is chosen. */
export const PHONE_COUNTRY = "us";

const VALID: ImeiVerdict = { status: "valid", device: { model: "", category: "" } };
const INVALID: ImeiVerdict = {
  status: "invalid",
  reason: { code: "cancellation.imeiInvalid" },
  canRetry: false,
};

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
  initial: () => ({ ...blankCancellation, phoneCountry: PHONE_COUNTRY, preselected: "" }),
  checks: { reasons: listOf(isText), uses: listOf(isText) },
  reads: () => ({}),
  fit: ({ input: { imei, email }, draft }) => {
    const filled = draft.email === "" && email !== null ? { ...draft, email } : draft;
    const isKnown = imei === null || imei === draft.preselected;
    return isKnown ? filled : { ...filled, imei, preselected: imei };
  },
  afterSuccess: ({ preselected }) => ({ preselected }),
  imei: async ({ client }, imei, options) => {
    try {
      await client.cancellation.validateImei(imei, options);
      return VALID;
    } catch (error) {
      if (isWaypostError(error) && isFinal(error)) return INVALID;
      throw error;
    }
  },
  stages: [
    {
      form: cancellationForm,
      value: ({ draft, imei: { check } }) => {
        const isRefused = check.status === "invalid" && !check.canRetry;
        return { ...draft, imeiValid: check.status === "valid" || (isRefused ? false : null) };
      },
    },
  ],
  review: (args) => {
    const imei = imeiOf(args);
    const row = { subject: imeiSubject(imei), label: groupImei(imei), price: null, months: null };
    return { rows: [row], total: "none" };
  },
  subjects: (args) => [imeiSubject(imeiOf(args))],
  request: ({ draft }) => cancellationPayload(draft),
  send: ({ client }, request) => client.cancellation.cancel(request),
});
