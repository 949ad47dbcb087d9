import { expect, test } from "vitest";
import { openQuestion, questionTransition } from "./question.ts";
import type { Order } from "./order.ts";

/** An order of this subject at this price. */
const orderOf = (subject: string, price: number): Order => ({
  flow: "sms-pack",
  family: "sms-pack",
  owner: "7",
  subjects: [subject],
  terms: { rows: [{ subject, price, months: null }], total: price },
  isDueNow: true,
  last4: null,
  repetition: "charges",
  inTheWay: [],
});

const packA = () => orderOf("pack:a", 5);
const packB = () => orderOf("pack:b", 9);

/** A report of a read, in which these lists have arrived. */
const found = (lists: Record<string, readonly number[] | null>) =>
  ({
    type: "prices-found",
    at: { wall: 1, monotonic: 1 },
    isOver: false,
    lists,
    lastKnown: null,
  }) as const;

const asked = openQuestion(packA(), { looks: false }).question;

test("a list that arrives after the total is known is shown, too", () => {
  const first = questionTransition(asked, found({ gps: [5], obd: null }), packA);
  expect(first?.question.priceCheck?.status).toBe("done");
  const second = first && questionTransition(first.question, found({ gps: [5], obd: [6] }), packA);
  expect(second?.lists).toEqual({ gps: [5], obd: [6] });
});

test("no report of a read for another choice counts, and a press reads again", () => {
  const chosen = questionTransition(asked, found({ gps: [5] }), packB);
  expect(chosen).toMatchObject({ question: { priceCheck: { status: "done", at: null } } });
  const question = chosen?.question ?? asked;
  expect(questionTransition(question, found({ gps: [5] }), packB)).toBe(null);
  const pressed = questionTransition(question, { type: "confirm", at: new Date(2) }, packB);
  expect(pressed).toMatchObject({ effects: [{ type: "check-prices", since: null }] });
});
