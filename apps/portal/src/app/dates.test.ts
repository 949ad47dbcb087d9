import { expect, test } from "vitest";
import { shownDate } from "./dates.ts";

test.each([
  ["2027-02-21", "Feb 21, 2027"],
  ["2028-02-29", "Feb 29, 2028"],
  // No dates, or dates of another form: as the server wrote them.
  ["2027-02-30", "2027-02-30"],
  ["2027-13-01", "2027-13-01"],
  ["02/21/2027", "02/21/2027"],
  ["2027-02-21T00:00:00Z", "2027-02-21T00:00:00Z"],
  ["", ""],
])("the date %s is shown as %s", (text, shown) => {
  expect(shownDate(text)).toBe(shown);
});
