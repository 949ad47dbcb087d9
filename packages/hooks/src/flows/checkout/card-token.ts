import type { CreditCard, WaypostError } from "@waypost/sdk";
import { badArgument, normalizeIdentifier, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { delay } from "../../delay.ts";
import { newAbort } from "../../platform.ts";
import { digitsOnly } from "../../rules/digits.ts";
import type { PageAdapter } from "../engine/ports.ts";

const LIMIT = 30_000;

/** A card as the payment provider's token, which is sent in the place of its number and code. */
interface CardToken {
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

/**
 * Replaces the entered card of a request with a token, if the page has `tokenizeCard`. An error is
 * returned, not thrown; nothing was sent then.
 */
export async function withCardToken<Request extends object>(
  { tokenizeCard }: Pick<PageAdapter, "tokenizeCard">,
  request: Request,
): Promise<Request | WaypostError> {
  const { credit_card: card } = request as { readonly credit_card?: CreditCard };
  if (tokenizeCard === undefined || card === undefined) return request;
  const { number, expiration_date, cardholder_name } = card;
  const answered = newAbort();
  try {
    const token = await Promise.race([
      tokenizeCard({ ...card }),
      delay(LIMIT, answered.signal).then(() => undefined),
    ]);
    const isToken = typeof token === "string" && token.trim() !== "";
    if (!isToken || isRevealing(token, card)) throw new Error();
    const known: CardToken = { token, last_4: number.slice(-4), expiration_date, cardholder_name };
    return { ...request, credit_card: known };
  } catch (error) {
    const words = error instanceof Error ? error.message.trim() : "";
    const isShown = words !== "" && !isRevealing(words, card);
    return badArgument("tokenizeCard", "credit_card", isShown ? words : SOMETHING_WENT_WRONG);
  } finally {
    answered.abort();
  }
}
