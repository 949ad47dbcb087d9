import { describe, expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { CARD, CUSTOMER, fillIn, FIRST_SIX } from "../../../test/task-rows.ts";
import { checks, path, sent } from "../../../test/card-at-work.ts";

const SAME_CARD = { ...CARD, cardnumber: "4242424242424242" };

describe("a card update whose reply was lost", () => {
  const NEW_SIX = CARD.cardnumber.slice(0, 6);

  test("is looked up by the new card's first six digits, which are never stored", async () => {
    const work = await sent();
    work.sandbox.fault({ call: "updateCard", kind: "lost" });
    work.confirm();
    const { verdicts } = await work.until("unknown");
    expect(verdicts).toEqual({ card: "applied" });
    expect(checks(work)).toEqual([path(FIRST_SIX), path(NEW_SIX)]);
    const stored = work.stored.join("\n");
    for (const six of [FIRST_SIX, NEW_SIX])
      expect(stored).not.toMatch(new RegExp(`(?<!\\d)${six}`));
  });

  test("leaves in memory only the part of the card that the lookup needs", async () => {
    const work = await sent();
    work.sandbox.fault({ call: "updateCard", kind: "lost" });
    work.confirm();
    const { requests } = await work.until("unknown");
    expect(Object.values(requests)).toEqual([{ customer_id: CUSTOMER, firstSix: NEW_SIX }]);
  });

  test("is unclear if the card was on file already", async () => {
    const work = await sent(SAME_CARD);
    work.sandbox.fault({ call: "updateCard", kind: "refuse" });
    work.confirm();
    const { verdicts } = await work.until("unknown");
    expect(verdicts).toEqual({ card: "unclear" });
    expect(checks(work)).toEqual([path(FIRST_SIX)]);
  });

  test("of a request that was not carried out is unclear", async () => {
    const work = await sent();
    work.sandbox.fault({ call: "updateCard", kind: "refuse" });
    work.confirm();
    const { verdicts } = await work.until("unknown");
    expect(verdicts).toEqual({ card: "unclear" });
  });

  test("cannot be looked up after a reload, and may be sent again without a tick", async () => {
    const work = await sent();
    work.sandbox.fault({ call: "updateCard", kind: "hang" });
    work.confirm();
    await soon(() => expect(work.written()).toHaveLength(1));
    const later = work.reload();
    later.send({ type: "open" });
    await later.until("unknown");
    later.send({ type: "read-back-again" });
    expect(later.state().phase).toBe("unknown");
    expect(checks(later)).toEqual([]);
    await later.sendAgain();
    expect(later.state()).toMatchObject({ phase: "form", stage: "current-card" });
    await fillIn(later, [{ firstSix: FIRST_SIX }, CARD]);
    await later.until("reviewing");
    later.confirm();
    await later.until("done");
    expect(later.state().attempts).toEqual([]);
  });

  test("is rejected if the server rejects it, whatever happened to the card", async () => {
    const work = await sent(CARD, {
      through: async (url, pass) => {
        const reply = await pass();
        const isUpdate = url.endsWith("/auth/credit-card/update");
        return isUpdate ? Response.json({ status: false, message: "Card is on file" }) : reply;
      },
    });
    work.confirm();
    const { failure, attempts } = await work.until("form");
    expect(failure).toMatchObject({ text: "Card is on file", isRefusal: true });
    expect(attempts).toEqual([]);
  });
});
