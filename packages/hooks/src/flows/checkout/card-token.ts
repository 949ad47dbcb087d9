import type { CreditCard, WaypostError } from "@waypost/sdk";
import { badArgument, normalizeIdentifier, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import { newAbort } from "../../platform.ts";
import { digitsOnly } from "../../rules/digits.ts";
import type { CardUse, PageAdapter } from "../engine/ports.ts";

/** Milliseconds that the bank may take to ask the customer. */
const LIMIT = 600_000;

/** A card as the payment provider's token, which is sent in the place of its number and code. */
export interface CardToken {
  /** The provider's token. */
  readonly token: string;
  /** The last four digits of the number. */
  readonly last_4: string;
  /** MM/YYYY */
  readonly expiration_date: string;
  readonly cardholder_name: string;
}

/**
 * True if a text contains the digits of the card number that no receipt shows, in any spelling, or
 * the security code as a word of its own, such as `8437` or `cvv8437`. Random tokens have letters
 * or digits around it.
 */
function isRevealing(text: string, { number, cvv }: CreditCard): boolean {
  const plain = normalizeIdentifier(text.normalize("NFKC"));
  const code = new RegExp(`(?<![\\p{L}\\d])\\p{L}*${cvv}(?![\\p{L}\\d])`, "u");
  return digitsOnly(plain).includes(number.slice(6, -4)) || code.test(plain);
}

/** A request without its card, and the card that was entered, if any. @inline */
export interface CardRequest<Body> {
  readonly body: Body;
  readonly card?: CreditCard;
}

/** A request without its card, which may stay in memory after it was sent. */
export type WithoutCard<Request> = Omit<Request, "credit_card">;

/** Takes the card out of a request. From then on nothing but a call has both. */
export function splitCard<Request extends object>(
  request: Request,
): CardRequest<WithoutCard<Request>> {
  const { credit_card: card, ...body } = request as Request & { credit_card?: CreditCard };
  return { body, ...(card && { card }) };
}

/** The request as a call sends it, with its card or the token of the card. */
export const joinCard = <Request>({
  body,
  card,
}: {
  readonly body: WithoutCard<Request>;
  readonly card?: CreditCard | CardToken;
}): Request => ({ ...body, ...(card && { credit_card: card }) }) as Request;

/** The token of a card. An error is returned, not thrown; nothing was sent then. */
export async function tokenOf(
  tokenizeCard: NonNullable<PageAdapter["tokenizeCard"]>,
  card: CreditCard,
  use: CardUse,
): Promise<CardToken | WaypostError> {
  const { number, expiration_date, cardholder_name } = card;
  const answered = newAbort();
  try {
    const token = await Promise.race([
      tokenizeCard({ ...card }, use),
      delay(LIMIT, answered.signal).then(() => undefined),
    ]);
    const isToken = typeof token === "string" && token.trim() !== "";
    if (!isToken || isRevealing(token, card)) throw new Error();
    return { token, last_4: number.slice(-4), expiration_date, cardholder_name };
  } catch (error) {
    const words = error instanceof Error ? error.message.trim() : "";
    const isShown = words !== "" && !isRevealing(words, card);
    return badArgument("tokenizeCard", "credit_card", isShown ? words : SOMETHING_WENT_WRONG);
  } finally {
    answered.abort();
  }
}
