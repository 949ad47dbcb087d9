import type { CardHolder, CardUpdateRequest } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import { cardUpdateForm, currentCardForm } from "../../forms/card-update-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import { canCheckCard, firstSixInput } from "../../rules/card-check.ts";
import { blankCard, CARD_SECRETS, editCard } from "../../rules/card-fields.ts";
import { creditCard, type CardFields } from "../../rules/credit-card.ts";
import { isFinal } from "../is-final.ts";
import { customerInput, customerOf, type CustomerInput } from "../task/customer-input.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";
import { isAnotherCard, readBackCard, CARD_SUBJECT } from "./read-back.ts";

export interface CardUpdateShape {
  readonly input: CustomerInput;
  readonly draft: CardFields & {
    /** The first six digits of the card on file; a secret. */
    readonly firstSix: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly companyName: string;
    readonly billingAddress: string;
  };
  readonly data: object;
  readonly detail: CardHolder;
  readonly request: CardUpdateRequest;
}

type Args = TaskArgs<CardUpdateShape>;

/** The card on file and its holder; `null` until its first six digits matched. */
export const currentCard = ({ draft, details }: Args): CardHolder | null =>
  details[firstSixInput(draft.firstSix)] ?? null;

const orKnown = (typed: string, known: string | null | undefined): string =>
  typed === "" ? (known ?? "") : typed;

/** Replaces the card on file. Names and address are asked for, as documented, and not sent. */
export const cardUpdate = taskFlow<CardUpdateShape>({
  name: "card-update",
  family: "card-update",
  repeat: "harmless",
  owner: customerOf,
  input: customerInput,
  initial: () => ({
    firstSix: "",
    firstName: "",
    lastName: "",
    companyName: "",
    billingAddress: "",
    ...blankCard,
  }),
  secrets: [...CARD_SECRETS, "firstSix"],
  reads: () => ({}),
  edit: editCard,
  stages: [
    {
      form: currentCardForm,
      passesItself: true,
      details: {
        subjects: ({ draft }) =>
          canCheckCard(draft.firstSix) ? [firstSixInput(draft.firstSix)] : [],
        read: ({ client }, { customerId }, firstSix) =>
          client.cardUpdate.validateCard(customerId, firstSix),
        areRequired: true,
        fieldErrors: (error): FieldErrors =>
          isWaypostError(error) && isFinal(error) ? { firstSix: "cardUpdate.mismatch" } : {},
        areFailuresTold: true,
        // What was typed before a reload is not replaced.
        fill: (args) => {
          const { draft } = args;
          const holder = currentCard(args);
          return {
            ...draft,
            firstName: orKnown(draft.firstName, holder?.first_name),
            lastName: orKnown(draft.lastName, holder?.last_name),
            billingAddress: orKnown(draft.billingAddress, holder?.billing_address),
          };
        },
      },
    },
    { form: ({ today }) => refuseExpired(cardUpdateForm, today) },
  ],
  // Without digits: once the card is accepted, nothing of it stays in memory.
  review: () => {
    const row = { subject: CARD_SUBJECT, label: CARD_SUBJECT, price: null, months: null };
    return { rows: [row], total: "none" };
  },
  subjects: () => [CARD_SUBJECT],
  evidence: (args) => {
    const { firstSix, cardnumber } = args.draft;
    const last4 = currentCard(args)?.last4 ?? null;
    return isAnotherCard({ firstSix, last4 }, cardnumber);
  },
  request: ({ input, draft }) => ({
    credit_card: creditCard(draft),
    customer_id: input.customerId,
  }),
  send: ({ client }, request) => client.cardUpdate.update(request),
  memo: ({ draft }) => firstSixInput(draft.cardnumber),
  readBack: readBackCard,
});
