import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../../messages/en.ts";
import {
  cancellationPayload,
  internationalDigits,
  REASON_LABELS,
  USE_LABELS,
} from "./cancellation.ts";

test("a cancellation is sent under its wire names, with the choices joined by commas", () => {
  const payload = cancellationPayload({
    firstName: " Sample",
    lastName: "Customer\t",
    email: " customer@example.com ",
    phone: "(555) 000-1111",
    imei: " 350000000000001 ",
    reasons: ["Price concerns", "Inaccurate, inconsistent readings"],
    uses: ["Theft prevention", "Other"],
    comment: "\n Bye, and\nthanks \n",
  });
  expect(payload).toEqual({
    cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
    comment: "Bye, and\nthanks",
    email: "customer@example.com",
    first_name: "Sample",
    how_gps_tracker: "Theft prevention,Other",
    imei: "350000000000001",
    last_name: "Customer",
    phone_number: "15550001111",
  });
});

describe("a contact phone", () => {
  test.each([
    ["5550001111", "15550001111"],
    ["+1 555 000 1111", "15550001111"],
    ["15550001111", "15550001111"],
    ["+44 20 7946 0000", "442079460000"],
    ["+43 1 2345678", "4312345678"],
    [" +43 1 2345678", "4312345678"],
    ["0044 20 7946 0000", "442079460000"],
    ["00 43 1 23456", "43123456"],
    ["+0044 20 7946 0000", "442079460000"],
    ["", ""],
  ])("%j is sent as %j", (typed, sent) => {
    expect(internationalDigits(typed)).toBe(sent);
  });

  test("is digits only, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(internationalDigits(typed)).toMatch(/^\d*$/);
      }),
    );
  });
});

test("in English the labels of the choices are the values that are sent", () => {
  expect(Object.entries(REASON_LABELS).map(([sent, code]) => [sent, en[code]])).toEqual(
    [
      "Service no longer needed",
      "Price concerns",
      "Not satisfied with tracking platform features",
      "Defective Unit",
      "Inaccurate, inconsistent readings",
      "Other",
    ].map((label) => [label, label]),
  );
  expect(Object.entries(USE_LABELS).map(([sent, code]) => [sent, en[code]])).toEqual(
    [
      "track a loved one for safety",
      "track someone because of potential infidelity",
      "Commercial Vehicle Tracking",
      "Theft prevention",
      "Other",
    ].map((label) => [label, label]),
  );
});
