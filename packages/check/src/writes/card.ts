import { fieldsOf, textOf } from "../reads/body.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf } from "../session.ts";
import { eventually, readJson, skipMissing, type WriteContext } from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

const UPDATE_CALL = titleOf("updateCard");

/** Replaces the card on file, reads it back, and restores the old one. */
export async function checkCard(context: WriteContext): Promise<void> {
  const { session, card, writes, customerId } = context;
  const { cardOnFile, declinedCard } = writes;
  if (!cardOnFile) return skipMissing(session, ["read-back-card"], "writes.cardOnFile");
  const update = (credit_card: TestCard) =>
    sendWrite(session, "updateCard", (client) =>
      client.cardUpdate.update({ credit_card, customer_id: customerId }),
    );
  const expectOnFile = async (expected: TestCard) => {
    const isRecognized = await eventually(session, () => isOnFile(context, expected));
    session.results.record(
      "read-back-card",
      UPDATE_CALL,
      isRecognized ? [] : ["the new card is not recognized"],
    );
  };
  if (!expectAccepted(session, await update(card))) return;
  await expectOnFile(card);
  if (declinedCard) {
    const declined = await update(declinedCard);
    if (expectRefused(session, declined, "a declined card", "declined-card")) {
      const isReplaced = await isOnFile(context, declinedCard);
      const problems = isReplaced ? ["the declined card has replaced the card on file"] : [];
      session.results.record("declined-card", UPDATE_CALL, problems);
    }
  }
  if (expectAccepted(session, await update(cardOnFile))) await expectOnFile(cardOnFile);
}

async function isOnFile(
  { session, customerId }: WriteContext,
  { number }: TestCard,
): Promise<boolean> {
  const params = { customer_id: customerId, first6: number.slice(0, 6) };
  const reply = await readJson(session, { call: "validateCard", params });
  return textOf(fieldsOf(fieldsOf(reply).response).last4) === number.slice(-4);
}
