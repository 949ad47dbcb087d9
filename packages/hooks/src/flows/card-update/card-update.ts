import type { CardHolder, CardUpdateRequest } from "@waypost/sdk";
import { cardUpdateForm, currentCardForm } from "../../forms/card-update-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { canCheckCard, firstSixInput } from "../../rules/cards/card-check.ts";
import { cardDigits } from "../../rules/cards/card-digits.ts";
import { blankCard, CARD_SECRETS, editCard } from "../../rules/cards/card-fields.ts";
import { creditCard, type CardFields } from "../../rules/cards/credit-card.ts";
import { isText, recordOf } from "../engine/checks.ts";
import {
  customerInput,
  customerOf,
  type CustomerInput,
  type LookUp,
  type TaskArgs,
} from "../task/task.ts";
import { taskFlow } from "../task/flow.ts";
import type { Attempt } from "../checkout/attempts.ts";

const NOTHING = { firstName: "", lastName: "", billingAddress: "" };

interface CardUpdateShape {
  readonly input: CustomerInput;
  readonly draft: CardFields & {
    /** The first six digits of the card on file; a secret. */
    readonly firstSix: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly companyName: string;
    readonly billingAddress: string;
    /** The values that the last card check filled in. */
    readonly filled: typeof NOTHING;
  };
  readonly stage: "current-card" | "new-card";
  readonly data: object;
  readonly view: CustomerInput & {
    /** The card on file; `null` until its first six digits matched. */
    readonly current: CardHolder | null;
  };
  readonly detail: CardHolder;
  /** `firstSix` are the first six digits of the new card, for the read-back. */
  readonly request: CardUpdateRequest & { readonly firstSix: string };
}

type Args = TaskArgs<CardUpdateShape>;

/** The card on file and its holder; `null` until its first six digits matched. */
export const currentCard = ({ draft, details }: Args): CardHolder | null =>
  details[firstSixInput(draft.firstSix)] ?? null;

/**
 * Fills in the holder of the card on file. Values of an earlier card are replaced; values that were
 * typed stay.
 */
function filledIn(draft: CardUpdateShape["draft"], holder: CardHolder | null) {
  const filled = {
    firstName: holder?.first_name ?? "",
    lastName: holder?.last_name ?? "",
    billingAddress: holder?.billing_address ?? "",
  };
  const field = (name: keyof typeof filled): string =>
    draft[name] === "" || draft[name] === draft.filled[name] ? filled[name] : draft[name];
  return {
    ...draft,
    filled,
    firstName: field("firstName"),
    lastName: field("lastName"),
    billingAddress: field("billingAddress"),
  };
}

/** Replaces the card on file. Documented: the form has names and an address, which are not sent. */
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
    filled: NOTHING,
    ...blankCard,
  }),
  checks: { filled: recordOf({ firstName: isText, lastName: isText, billingAddress: isText }) },
  secrets: [...CARD_SECRETS, "firstSix"],
  reads: () => ({}),
  view: (args) => ({ ...args.input, current: currentCard(args) }),
  edit: editCard,
  stages: {
    "current-card": {
      form: currentCardForm,
      details: {
        subjects: ({ draft }) =>
          canCheckCard(draft.firstSix) ? [firstSixInput(draft.firstSix)] : [],
        read: ({ client }, { customerId }, firstSix) =>
          client.cardUpdate.validateCard(customerId, firstSix),
        wait: {
          fieldErrors: { firstSix: "cardUpdate.mismatch" },
          fill: (args) => filledIn(args.draft, currentCard(args)),
        },
      },
    },
    "new-card": { form: ({ today }) => refuseExpired(cardUpdateForm, today) },
  },
  // The row has no card digits, so that none stay in memory after the card is accepted.
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
    firstSix: firstSixInput(cardDigits(draft.cardnumber)),
  }),
  sendsKey: true,
  send: ({ client }, { credit_card, customer_id }, options) =>
    client.cardUpdate.update({ credit_card, customer_id }, options),
  readBack: (attempt, request) => readBackCard(attempt, request?.firstSix),
});

/** A customer has one card on file. */
const CARD_SUBJECT = "card";

const DIFFERS = "differs";

/**
 * Evidence that the new card differs from the card on file. It contains no digits, because it is
 * stored with the attempt.
 */
function isAnotherCard(
  current: { readonly firstSix: string; readonly last4: string | null },
  cardnumber: string,
): readonly string[] {
  const isOtherStart = firstSixInput(current.firstSix) !== firstSixInput(cardDigits(cardnumber));
  const isOtherEnd = current.last4 !== null && !cardDigits(cardnumber).endsWith(current.last4);
  return isOtherStart || isOtherEnd ? [DIFFERS] : [];
}

/**
 * Looks up whether a new card was accepted: it was if its first six digits match a card with its
 * last four. Returns `null` without the first six, which are never stored.
 */
const readBackCard = (
  { owner, last4, evidence }: Attempt,
  firstSix: string | undefined,
): LookUp | null =>
  firstSix === undefined
    ? null
    : async ({ client }) => {
        const canTell = evidence.includes(DIFFERS) && last4 !== null;
        // If the digits do not match, the read fails.
        const found = canTell
          ? await client.cardUpdate.validateCard(owner, firstSix).catch(() => null)
          : null;
        return { [CARD_SUBJECT]: found !== null && found.last4 === last4 ? "applied" : "unclear" };
      };
