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
