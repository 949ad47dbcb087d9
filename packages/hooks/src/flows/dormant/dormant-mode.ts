import type { DormantFeeRequest } from "@waypost/sdk";
import { dormantChoiceForm, dormantForm } from "../../forms/dormant-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { blankCard, CARD_SECRETS, editCard } from "../../rules/cards/card-fields.ts";
import { creditCard, type CardFields } from "../../rules/cards/credit-card.ts";
import { DORMANT_FEE } from "../../rules/self-service/dormant.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { taskFlow } from "../task/flow.ts";
import type { Task, TaskReview, TaskShape } from "../task/task.ts";
import { dormantIdentity, dormantRequest, inputFor, type DormantInput } from "./dormant-input.ts";

/** The task has no such fields. */
type Nothing = Readonly<Record<string, never>>;

interface DormantShape<Draft extends TaskShape["draft"], Stage extends string> extends TaskShape {
  readonly input: DormantInput;
  readonly draft: Draft;
  readonly stage: Stage;
  readonly data: Nothing;
  /** The SIM that the address names. */
  readonly view: DormantInput;
  readonly detail: never;
  readonly request: DormantFeeRequest;
}

type DormantFeeShape = DormantShape<CardFields, "card">;
type DormantShapeWithoutCard = DormantShape<Nothing, "choice">;

/**
 * The common parts of activating and terminating. Both are in one family, so that no request about
 * a SIM is sent while the outcome of another one is unknown. No call shows later whether a request
 * was carried out.
 */
const dormantTask = {
  family: "dormant",
  owner: ({ customerId }) => customerId,
  identity: dormantIdentity,
  reads: () => ({}),
  view: ({ input }) => input,
  subjects: ({ input }) => [imeiSubject(input.imei)],
  sendsKey: true,
  send: ({ client }, request, options) => client.dormant.payFee(request, options),
} satisfies Partial<Task<DormantShape<TaskShape["draft"], string>>>;

const row = ({ imei }: DormantInput, price: number | null) => ({
  subject: imeiSubject(imei),
  label: imei,
  price,
  months: null,
});

const feeReview = ({ input }: { readonly input: DormantInput }): TaskReview => ({
  rows: [row(input, DORMANT_FEE)],
  total: DORMANT_FEE,
});

/** Activates dormant mode; its fee is paid with a card. */
export const dormantFee = taskFlow<DormantFeeShape>({
  ...dormantTask,
  name: "pay-dormant-fee",
  input: inputFor("activate", "pay"),
  initial: () => blankCard,
  secrets: CARD_SECRETS,
  edit: editCard,
  stages: { card: { form: ({ today }) => refuseExpired(dormantForm, today) } },
  review: feeReview,
  request: ({ input, draft }) => ({
    ...dormantRequest(input),
    paying: true,
    credit_card: creditCard(draft),
  }),
});

/** Activates dormant mode without a card, if the address says that the fee is paid. */
export const dormantActivation = taskFlow<DormantShapeWithoutCard>({
  ...dormantTask,
  name: "activate-dormant",
  input: inputFor("activate", "dontpay"),
  initial: () => ({}),
  stages: { choice: { form: dormantChoiceForm, value: ({ input }) => input } },
  // The API does not say what the fee is charged to, or when.
  review: (args) => ({
    ...feeReview(args),
    isDueNow: false,
    questionNotes: ["dormant.notKnown", "planUpdate.contact"],
  }),
  request: ({ input }) => ({ ...dormantRequest(input), paying: true }),
});

/** Terminates a SIM permanently. It is free, and no card is sent. */
export const simTermination = taskFlow<DormantShapeWithoutCard>({
  ...dormantTask,
  name: "terminate-sim",
  repeat: "irreversible",
  // Both pages terminate only with `paying=no`.
  input: inputFor("terminate", "dontpay"),
  initial: () => ({}),
  stages: { choice: { form: dormantChoiceForm, value: ({ input }) => input } },
  review: ({ input }) => ({ rows: [row(input, null)], total: "none" }),
  request: ({ input }) => ({ ...dormantRequest(input), paying: false }),
});
