import { fieldsOf, textOf } from "../reads/body.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf } from "../session.ts";
import { isShown, look, skipAll, type Bench } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

const UPDATE = titleOf("updateCard");

/** Replaces the card on file, looks for it, and puts the old one back. */
export async function checkCard(bench: Bench): Promise<void> {
  const { session, card, writes, id } = bench;
  const { cardOnFile, declinedCard } = writes;
  if (!cardOnFile) return skipAll(session, ["read-back-card"], "writes.cardOnFile");
  const update = (credit_card: TestCard) =>
    write(session, "updateCard", (client) =>
      client.cardUpdate.update({ credit_card, customer_id: id }),
    );
  const judge = async (expected: TestCard) => {
    const isThere = await isShown(session, () => isOnFile(bench, expected));
    session.results.judge(
      "read-back-card",
      UPDATE,
      isThere ? [] : ["the new card is not recognized"],
    );
  };
  if (!mustBeAccepted(session, await update(card))) return;
  await judge(card);
  if (declinedCard) {
    const declined = await update(declinedCard);
    if (mustBeRefused(session, declined, "a card that is declined", "declined-card")) {
      const isReplaced = await isOnFile(bench, declinedCard);
      const problems = isReplaced ? ["it has replaced the card on file"] : [];
      session.results.judge("declined-card", UPDATE, problems);
    }
  }
  if (mustBeAccepted(session, await update(cardOnFile))) await judge(cardOnFile);
}

async function isOnFile({ session, id }: Bench, { number }: TestCard): Promise<boolean> {
  const params = { customer_id: id, first6: number.slice(0, 6) };
  const reply = await look(session, { call: "validateCard", params });
  return textOf(fieldsOf(fieldsOf(reply).response).last4) === number.slice(-4);
}
