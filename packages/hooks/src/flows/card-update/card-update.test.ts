import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { CARD, CUSTOMER, FIRST_SIX } from "../../../test/task-rows.ts";
import { currentCard } from "./card-update.ts";
import { atFirst, checks, path, sent, type Work } from "../../../test/card-at-work.ts";

const RITA = { firstName: "Rita", lastName: "Returning", billingAddress: "1 Harbor Street" };

describe("the first six digits", () => {
  test("are checked at the sixth digit, and the reply fills in the form", async () => {
    const work = await atFirst();
    for (let length = 1; length < 6; length += 1)
      work.edit({ firstSix: FIRST_SIX.slice(0, length) });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toEqual({ firstSix: "cardUpdate.firstSixMissing" });
    expect(checks(work)).toEqual([]);
    work.edit({ firstSix: FIRST_SIX });
    expect(work.state().phase).toBe("preparing");
    await work.until("form");
    expect(work.state()).toMatchObject({ stage: "new-card", draft: RITA });
    const args = work.args();
    expect(args && currentCard(args)?.last4).toBe("4242");
    expect(checks(work)).toEqual([path(FIRST_SIX)]);
  });

  test.each([
    [CUSTOMER, "555555", "of another card"],
    ["921", FIRST_SIX, "that the server refuses"],
    ["923", FIRST_SIX, "without a card holder in the reply"],
    ["926", FIRST_SIX, "that are refused with a 4xx status"],
  ])("of customer %s, %s, %s, do not match", async (customerId, firstSix) => {
    const work = await atFirst(customerId);
    work.edit({ firstSix });
    await work.until("form");
    expect(work.state()).toMatchObject({
      stage: "current-card",
      fieldErrors: { firstSix: "cardUpdate.mismatch" },
      failure: null,
      submitCount: 1,
    });
    work.edit({ firstSix: firstSix.slice(1) });
    expect(work.state().fieldErrors).toEqual({});
  });

  test.each([
    ["922", "Internal server error : Please try again later"],
    ["925", "Something Went Wrong"],
  ])(
    "of customer %s, which the server cannot check, do not match, and the failure is kept",
    async (customerId, text) => {
      const work = await atFirst(customerId);
      work.edit({ firstSix: FIRST_SIX });
      const { stage, fieldErrors, failure, submitCount } = await work.until("form");
      expect({ stage, fieldErrors, failure: failure?.text, submitCount }).toEqual({
        stage: "current-card",
        fieldErrors: { firstSix: "cardUpdate.mismatch" },
        failure: text,
        submitCount: 1,
      });
    },
  );

  test("remove the shown failure when they are changed", async () => {
    const work = await atFirst("922");
    work.edit({ firstSix: FIRST_SIX });
    expect((await work.until("form")).failure).not.toBe(null);
    work.edit({ firstSix: FIRST_SIX.slice(1) });
    expect(work.state().failure).toBe(null);
  });

  test("can be checked again after no reply, and a new check removes the failure", async () => {
    const work = await atFirst();
    work.sandbox.fault({ call: "validateCard", kind: "refuse", times: 3 });
    work.edit({ firstSix: FIRST_SIX });
    expect((await work.until("form")).failure).not.toBe(null);
    work.send({ type: "continue" });
    expect(work.state()).toMatchObject({ phase: "preparing", failure: null });
    await work.until("form");
    expect(work.state().stage).toBe("new-card");
  });

  test("that are changed during the check do not open the form", async () => {
    const work = await atFirst();
    work.sandbox.fault({ call: "validateCard", kind: "slow", milliseconds: 30 });
    work.edit({ firstSix: FIRST_SIX });
    work.edit({ firstSix: "42424" });
    await soon(() => expect(Object.keys(work.state().details)).toEqual([FIRST_SIX]));
    expect(work.state()).toMatchObject({ phase: "form", stage: "current-card" });
  });

  test("that are changed during the check do not show a mismatch of the former ones", async () => {
    const work = await atFirst();
    work.sandbox.fault({ call: "validateCard", kind: "hang" });
    work.edit({ firstSix: "555555" });
    work.edit({ firstSix: "55555" });
    const before = work.state();
    const fieldErrors = { firstSix: "cardUpdate.mismatch" } as const;
    work.runner.send({ type: "prepare-failed", fieldErrors, failure: null });
    expect(work.state()).toBe(before);
  });

  test("entered again after a reload do not replace what was typed", async () => {
    const work = await sent();
    work.edit({ firstName: "Margarita", companyName: "Sample Ltd" });
    const later = work.reload();
    later.send({ type: "open" });
    await later.until("form");
    expect(later.state()).toMatchObject({
      stage: "current-card",
      draft: { firstSix: "", cardnumber: "" },
    });
    later.edit({ firstSix: FIRST_SIX });
    await later.until("form");
    const typed = { ...RITA, firstName: "Margarita", companyName: "Sample Ltd" };
    expect(later.state().draft).toMatchObject(typed);
  });
});

/** Enters digits that match. */
async function check(work: Work, firstSix: string): Promise<void> {
  work.edit({ firstSix });
  await work.until("form");
  expect(work.state().stage).toBe("new-card");
}

describe("the check of another card", () => {
  const OTHER_SIX = "555555";
  const BOB = { first_name: "Bob", last_name: null, last4: "5555", billing_address: "2 Hill St" };
  const through: PageOptions["through"] = async (url, pass) =>
    url.endsWith(path(OTHER_SIX)) ? Response.json({ response: BOB }) : pass();
  const OF_BOB = { firstName: "Bob", lastName: "", billingAddress: "2 Hill St" };

  test("replaces the values that the first check filled in, as often as it changes", async () => {
    const work = await atFirst(CUSTOMER, { through });
    await check(work, FIRST_SIX);
    for (const [firstSix, names] of [
      [OTHER_SIX, OF_BOB],
      [FIRST_SIX, RITA],
    ] as const) {
      work.send({ type: "back" });
      await check(work, firstSix);
      expect(work.state().draft).toMatchObject(names);
    }
  });

  test("replaces it after a reload, too", async () => {
    const work = await atFirst(CUSTOMER, { through });
    await check(work, FIRST_SIX);
    const later = work.reload();
    later.send({ type: "open" });
    await later.until("form");
    await check(later, OTHER_SIX);
    expect(later.state().draft).toMatchObject(OF_BOB);
  });

  test("keeps what was typed", async () => {
    const work = await atFirst(CUSTOMER, { through });
    await check(work, FIRST_SIX);
    work.edit({ firstName: "Margarita", lastName: "" });
    work.send({ type: "back" });
    await check(work, OTHER_SIX);
    expect(work.state().draft).toMatchObject({ ...OF_BOB, firstName: "Margarita" });
  });
});

test("the request has exactly the documented keys: neither name nor address", async () => {
  const work = await sent();
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([
    {
      customer_id: CUSTOMER,
      credit_card: {
        cardholder_name: CARD.cardHoldername,
        cvv: CARD.cvc,
        expiration_date: "03/2029",
        number: CARD.cardnumber,
      },
    },
  ]);
});
