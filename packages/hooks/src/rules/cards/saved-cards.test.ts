import { expect, test } from "vitest";
import { firstUsable, isExpired, masked } from "./saved-cards.ts";

const expired = { expired: true, last_4: "0002" };
const usable = { expired: false, last_4: "1111" };

test("the first card that has not expired is preselected", () => {
  expect(firstUsable([expired, usable, { ...usable }])).toBe(usable);
});

test("without a usable card none is preselected", () => {
  expect(firstUsable([expired])).toBeUndefined();
  expect(firstUsable([])).toBeUndefined();
});

test("the server's flag decides whether a card has expired", () => {
  expect([isExpired(expired), isExpired(usable)]).toEqual([true, false]);
});

test("only the last four digits of a card number are shown", () => {
  expect(masked(usable)).toBe("•••• •••• •••• 1111");
  expect(masked({ last_4: null })).toBe("•••• •••• •••• ••••");
});
