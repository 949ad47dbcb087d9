import { describe, expect, test } from "vitest";
import type { Question } from "../../flows/checkout/order.ts";
import type { TaskReview } from "../../flows/task/task.ts";
import { en } from "../../messages/en.ts";
import { fr } from "../../messages/fr.ts";
import { createFormats } from "../../messages/formats.ts";
import { createTranslator } from "../use-messages.ts";
import type { PriceCheck } from "../../flows/checkout/price-check.ts";
import type { Words } from "./words.ts";
import { reviewTexts, termsOf, type ReviewData } from "./question.ts";

const ENGLISH: Words = { say: createTranslator(en), formats: createFormats("en-US") };
const FRENCH: Words = { say: createTranslator(fr), formats: createFormats("fr") };

const QUESTION: Question<TaskReview> = {
  consentTo: [],
  related: [],
  isAcknowledged: false,
  isBankAsking: false,
  priceCheck: null,
  notSent: null,
};

const pack = (price: number | null) => ({
  subject: "pack:a",
  label: "100 SMS",
  price,
  months: null,
});
const plan = (imei: string, price: number) => ({
  subject: `imei:${imei}`,
  label: "",
  planId: "plus_quarterly",
  price,
  months: 3,
});

const PACK: TaskReview = { rows: [pack(4.95)], total: 4.95 };

/** The result of reading the pack's price. */
const CHECK: PriceCheck<TaskReview> = {
  status: "done",
  at: null,
  terms: PACK,
  before: null,
  asOf: null,
  press: null,
};

const CODES = {
  repetition: "repeat.charges",
  total: "task.today",
  missing: "task.priceMissing",
} as const;

function asked(
  changes: Partial<Omit<ReviewData, "question">> & {
    question?: Partial<Question<TaskReview>>;
  } = {},
  more: Partial<Parameters<typeof reviewTexts>[2]> = {},
  {
    words = ENGLISH,
    repetition = CODES.repetition,
  }: { words?: Words; repetition?: ReviewData["codes"]["repetition"] } = {},
) {
  const { question, ...others } = changes;
  return reviewTexts(
    words,
    {
      review: PACK,
      tick: null,
      card: null,
      isBlocked: false,
      codes: { ...CODES, repetition },
      ...others,
      question: { ...QUESTION, ...question },
    },
    {
      now: new Date(2026, 10, 21),
      warnings: [],
      acknowledge: () => {},
      ...more,
    },
  );
}

describe("the sentences of a review", () => {
  test("contain the row, the total on the card on file, and that nothing renews", () => {
    expect(asked().sentences).toEqual([
      "100 SMS: $4.95",
      "Your card on file will be charged $4.95 today.",
      "You pay once. Nothing renews.",
    ]);
  });

  test("contain the cost of each refill instead of a single payment", () => {
    const review = { ...PACK, refill: 4.95, notes: ["sms.renewed"] } as const;
    expect(asked({ review }).sentences).toEqual([
      "100 SMS: $4.95",
      "Your card on file will be charged $4.95 today.",
      "$4.95 each time fewer than 10% are left, charged to your card on file.",
      "SMS Auto Renewal is on. Refills when fewer than 10% of your messages are left.",
    ]);
  });

  test("combine plans of the same price, and contain their period, their next payment and the entered card", () => {
    const rows = [plan("1", 59.85), plan("2", 59.85)];
    const card = { brand: "Visa", last4: "1111" };
    expect(asked({ review: { rows, total: 119.7 }, card }).sentences).toEqual([
      `${en["plan.plus"]}, ${en["plan.quarterly"]}: 2 × $59.85`,
      "$119.70 today",
      "Then $119.70 every 3 months, first on Feb 21, 2027, until you cancel.",
      "Card: Visa ending in 1111",
    ]);
  });

  test("contain no date and no charge for today if the immediate charge is unknown", () => {
    const review = { rows: [plan("1", 59.85)], total: 59.85, isDueNow: false } as const;
    expect(asked({ review }).sentences.slice(1)).toEqual([
      "$59.85 every 3 months",
      "Charged to your card on file",
    ]);
  });

  test("contain the device, both plans, the next billing date and the notes of a plan update", () => {
    const before = {
      label: "",
      planId: "basic_monthly",
      price: 9.95,
      months: 1,
      until: "2026-12-05",
    };
    const review = {
      rows: [{ ...plan("350000000000001", 59.85), before }],
      total: 59.85,
      isDueNow: false,
      questionNotes: ["planUpdate.notKnown", "planUpdate.contact"],
    } as const;
    const { sentences } = asked({ review });
    expect(sentences).toEqual([
      "IMEI: 350000000000001",
      expect.stringMatching(/^Now: .+ · \$9\.95 every month$/) as string,
      "Next Billing Date: Dec 5, 2026",
      `${en["plan.plus"]}, ${en["plan.quarterly"]}: $59.85`,
      "$59.85 every 3 months",
      "Charged to your card on file",
      en["planUpdate.notKnown"],
      "Questions about a charge or a refund? Please contact support.",
    ]);
    expect(sentences.join(" ")).not.toContain("adjustable");
  });

  test.each([
    [{ label: "Old plan", price: null, months: null, until: null }, "Now: Old plan"],
    [{ label: "", price: null, months: null, until: null }, "Now: –"],
    [{ label: "Old plan", price: 5, months: null, until: null }, "Now: Old plan · $5.00"],
  ])("contain what is known of a current plan that is not in the price list", (before, text) => {
    const review = { rows: [{ ...plan("1", 59.85), before }], total: 59.85 };
    expect(asked({ review }).sentences.slice(0, 2)).toEqual(["IMEI: 1", text]);
  });

  test.each([
    [ENGLISH, "Questions about a charge or a refund? Please write to a@shop.example."],
    [FRENCH, "Une question sur un paiement ou un remboursement? Écrivez à a@shop.example."],
  ])("name the support address of the page", (words, text) => {
    const review = { ...PACK, questionNotes: ["planUpdate.contact"] } as const;
    const addressed = { ...words, supportEmail: "a@shop.example" };
    expect(asked({ review }, {}, { words: addressed }).sentences.at(-1)).toBe(text);
  });

  test("do not repeat the notes of the question in the receipt", () => {
    const review = { ...PACK, questionNotes: ["planUpdate.contact"] } as const;
    expect(termsOf(ENGLISH, review).notes).toEqual([]);
  });

  test("contain no price if nothing is paid", () => {
    const review = { rows: [pack(null)], total: "none" } as const;
    expect(asked({ review })).toMatchObject({ sentences: ["100 SMS"], card: null });
  });

  test("contain a note on a missing price", () => {
    const review = { rows: [pack(null)], total: "missing" } as const;
    const { sentences, priceNote } = asked({ review });
    expect(sentences).toEqual(["100 SMS: –", en["task.priceMissing"]]);
    expect(priceNote?.kind).toBe("missing");
  });

  test.each([
    ["reading", { press: { at: new Date() } }, en["price.checking"]],
    ["unread", { status: "failed" }, en["price.unchecked"]],
    [
      "unread",
      { status: "failed", asOf: new Date(2026, 10, 21, 12) },
      "The price could not be checked just now. It was $4.95 when we last read it, on Nov 21, 2026, 12:00 PM.",
    ],
    [
      "changed",
      { before: { ...PACK, total: 3 } },
      "The price has changed. It was $3.00 and is $4.95 now.",
    ],
    ["changed", { before: PACK }, en["price.changedParts"]],
  ] as const)("end with the state of the prices: %s", (kind, changes, text) => {
    const { sentences, priceNote } = asked({
      question: { priceCheck: { ...CHECK, ...changes } },
    });
    expect(sentences.at(-1)?.replace("\u202f", " ")).toBe(text);
    expect(priceNote?.kind).toBe(kind);
  });

  test.each([
    ["repeat.charges", en["repeat.charges"]],
    ["repeat.irreversible", en["repeat.irreversible"]],
    [null, undefined],
  ] as const)("begin with what a repetition does: %s", (repetition, text) => {
    const { sentences, alerts } = asked({ question: { consentTo: ["a"] } }, {}, { repetition });
    expect(sentences[0]).toBe(text ?? "100 SMS: $4.95");
    expect(alerts.map((alert) => alert.tone)).toEqual(text === undefined ? [] : ["warning"]);
  });

  test("contain a related request with its time", () => {
    const related = [
      { id: "1", code: "related.registration", at: "2026-11-21T12:00:00.000Z" },
    ] as const;
    expect(asked({ question: { related } }).sentences[0]).toContain(en["related.registration"]);
  });

  test.each([
    ["busy", en["elsewhere.busy"]],
    ["offline", en["offline.notSent"]],
    ["unrecorded", en["elsewhere.full"]],
  ] as const)("end with why nothing was sent: %s", (notSent, text) => {
    expect(asked({ question: { notSent } }).sentences.at(-1)).toBe(text);
  });

  test("contain the risks that the page cannot prevent", () => {
    expect(asked({}, { warnings: ["one window"] }).sentences).toContain("one window");
  });

  test("are in the language of the page", () => {
    expect(asked({}, {}, { words: FRENCH }).sentences[0]).toMatch(/^100 SMS\u00A0: 4,95/);
  });
});

describe("the statements of a review", () => {
  test("are none if nothing has to be accepted", () => {
    expect(asked().ticks).toEqual([]);
  });

  test("have their text, and pass on the checked ones", () => {
    const given: boolean[] = [];
    const { ticks } = asked(
      { tick: "repeat.charges.tick", question: { isAcknowledged: true } },
      { acknowledge: (isAcknowledged) => given.push(isAcknowledged) },
    );
    const [tick] = ticks;
    expect(tick).toMatchObject({ label: en["repeat.charges.tick"], value: true });
    tick?.onChange(false);
    tick?.input.onChange({ currentTarget: { checked: true } });
    expect(given).toEqual([false, true]);
  });

  test("are none while another request is pending, as the first sentence says", () => {
    const blocked = asked({ tick: "repeat.charges.tick", isBlocked: true });
    expect(blocked.ticks).toEqual([]);
    expect(blocked.sentences[0]).toBe(en["repeat.blocked"]);
  });
});
