import { expect, test } from "vitest";
import { blankCard, editCard } from "./card-fields.ts";

const today = new Date("2026-06-15T12:00:00");
const card = { ...blankCard, expirationdateyear: "2028", expirationdatemonth: "03" };

test("a new card is empty", () => {
  expect(Object.keys(blankCard)).toHaveLength(5);
  expect(Object.values(blankCard).every((value) => value === "")).toBe(true);
});

test("a month that has passed in the chosen year must be chosen again", () => {
  expect(editCard(card, { expirationdateyear: "2026" }, today)).toEqual({
    ...card,
    expirationdateyear: "2026",
    expirationdatemonth: "",
  });
  expect(editCard(card, { expirationdateyear: "2027" }, today)).toEqual({
    ...card,
    expirationdateyear: "2027",
  });
});

test("an edit of another field does not change the month, even one that has passed", () => {
  const expired = { ...card, expirationdateyear: "2026" };
  expect(editCard(expired, { cvc: "123" }, today)).toEqual({ ...expired, cvc: "123" });
});

const filled = {
  ...card,
  cardnumber: "4111111111111111",
  cvc: "123",
  expirationdateyear: "2026",
  expirationdatemonth: "12",
};

test.each(["5555555555554444", "378282246310005", "5555 5555 5555 4444", ""])(
  "the number %j in place of another card clears its code and its expiry date",
  (cardnumber) => {
    expect(editCard(filled, { cardnumber }, today)).toEqual({
      ...blankCard,
      cardnumber,
    });
  },
);

test.each([
  ["a digit typed", "41111111111111112"],
  ["a digit deleted", "411111111111111"],
  ["a digit corrected", "4111111121111111"],
  ["groups", "4111 1111 1111 1111"],
])("%s in the number changes nothing else", (_, cardnumber) => {
  expect(editCard(filled, { cardnumber }, today)).toEqual({ ...filled, cardnumber });
});

test("what is filled in together with another number stays", () => {
  const patch = {
    cardnumber: "5555555555554444",
    expirationdatemonth: "03",
    expirationdateyear: "2028",
  };
  expect(editCard(filled, patch, today)).toEqual({ ...blankCard, ...patch });
});

test("a second card is filled in field by field, in any order, and no part of the first is left", () => {
  const parts = [
    { cardnumber: "5555555555554444" },
    { expirationdatemonth: "03" },
    { expirationdateyear: "2028" },
  ];
  const fill = (order: readonly number[]) =>
    order.reduce((draft, at) => editCard(draft, parts[at] ?? {}, today), filled);
  expect(fill([0, 1, 2])).toMatchObject({ expirationdatemonth: "03", expirationdateyear: "2028" });
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const { expirationdatemonth: month, expirationdateyear: year, cvc } = fill(order);
    expect(["03", ""]).toContain(month);
    expect(["2028", ""]).toContain(year);
    expect(cvc).toBe("");
  }
});
