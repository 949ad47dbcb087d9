import { describe, expect, test, vi } from "vitest";
import { attemptAt, FIRST } from "../../../test/attempts.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import { rowOf } from "../../flows/registration/start.ts";
import type { RegistrationForm, RegistrationPhase } from "../../flows/registration/state.ts";
import { en } from "../../messages/en.ts";
import { es } from "../../messages/es.ts";
import { fr } from "../../messages/fr.ts";
import { initialPayment, newDevice } from "../../rules/registration/drafts.ts";
import { createTranslator } from "../use-messages.ts";
import type { CommonView } from "./common-view.ts";
import { emailFailureText, registrationViews, type RegistrationView } from "./registration-view.ts";

const TODAY = new Date(2026, 10, 21, 12);

const device = (id: string, changes: object) =>
  rowOf({ ...newDevice(id), imei: `35000000000000${id}`, category: "gps", ...changes });

const van = device("1", {
  device_name: "Van",
  servicePlan: "plus_quarterly",
  plan_name: "GPS Plus Plan - Quarterly",
  price: 59.85,
  duration: 3,
});
const truck = device("2", { servicePlan: "standard", price: 15.45, duration: 1 });

const payment = { ...initialPayment, cardnumber: "4111 1111 1111 1234" };

const terms = (total: number) => ({ total, rows: [] });

const send = vi.fn();

/** Returns the view of a registration in this phase. */
function viewIn<Phase extends RegistrationPhase>(
  phase: Phase,
  changes: Partial<RegistrationForm> = {},
  extra: Parameters<typeof registrationIn>[2] = {},
  page: Partial<Parameters<typeof registrationViews>[1]> = {},
  texts: object = en,
) {
  const state = registrationIn(
    phase,
    { activation: { unit: "MPH", devices: [van, truck] }, payment, ...changes },
    extra,
  );
  const waypost = {
    areWindowsGuarded: true,
    areAttemptsKept: true,
    supportEmail: undefined,
    locale: "en-US",
    currency: "USD",
    now: () => TODAY,
    ...page,
  };
  const common = { run: { send } } as unknown as CommonView;
  const view = registrationViews(common.run, waypost, createTranslator(texts))(state, common);
  return view as RegistrationView<Phase>;
}

test("the review names each device with its price, the total, the renewals and the card", () => {
  expect(viewIn("reviewing").review.sentences).toEqual([
    "Van, GPS Plus Plan - Quarterly: $59.85",
    "350000000000002, Standard, Monthly: $15.45",
    "Total USD 75.30 billed instantly",
    "Then $15.45 every month, first on Dec 21, 2026, until you cancel.",
    "Then $59.85 every 3 months, first on Feb 21, 2027, until you cancel.",
    "Card: Visa ending in 1234",
  ]);
});

test("two devices with the same name are distinguished by the last digits of their IMEI", () => {
  const { sentences } = viewIn("reviewing", {
    activation: { unit: "MPH", devices: [van, { ...truck, device_name: "Van" }] },
  }).review;
  expect(sentences.slice(0, 2)).toEqual([
    "Van …00001, GPS Plus Plan - Quarterly: $59.85",
    "Van …00002, Standard, Monthly: $15.45",
  ]);
});

test.each([
  ["Van", "350000000000002", ["Van …00001", "Van …00002"]],
  ["van ", "350000000000002", ["Van …00001", "van …00002"]],
  ["Van", "860000000000001", ["Van 350000000000001", "Van 860000000000001"]],
  ["Vans", "860000000000001", ["Van", "Vans"]],
])(
  "a device %j with the IMEI %s beside a Van is distinguished from it",
  (device_name, text, names) => {
    const other = { ...truck, device_name, imei: { ...truck.imei, text } };
    const activation = { unit: "MPH", devices: [van, other] } as const;
    const { rows } = viewIn("reviewing", { activation }).review;
    expect(rows.map(({ name }) => name)).toEqual(names);
  },
);

test("without a price there is no total to agree to", () => {
  const unpriced = { ...truck, price: null };
  const { review, canConfirm } = viewIn("reviewing", {
    activation: { unit: "MPH", devices: [van, unpriced] },
  });
  expect(review.total).toBe("missing");
  expect(review.priceNote?.kind).toBe("missing");
  expect(review.sentences.join(" ")).not.toContain("Total");
  expect(canConfirm).toBe(false);
});

test("a second order for a device shows what it may charge and requires a checkbox", () => {
  const repeats = [
    attemptAt("", { family: "registration", owner: "", subjects: ["imei:350000000000002"] }),
  ];
  const { sentences, ticks } = viewIn("reviewing", { repeats }).review;
  expect(sentences[0]).toContain("it may be charged a second time");
  expect(ticks.map(({ label }) => label)).toEqual(["I understand that I may be charged twice"]);
  ticks[0]?.onChange(true);
  expect(send).toHaveBeenCalledWith({ type: "acknowledge", isAcknowledged: true });
});

test("a changed price is shown with the previous one and requires a checkbox", () => {
  const question = {
    isAcknowledged: false,
    isBankAsking: false,
    related: [],
    consentTo: [],
    notSent: null,
    priceCheck: {
      status: "done",
      at: null,
      terms: terms(75.3),
      before: terms(70),
      asOf: null,
      press: null,
    },
  } as const;
  const { sentences, ticks } = viewIn("reviewing", {}, { question }).review;
  expect(sentences).toContain("The price has changed. It was $70.00 and is $75.30 now.");
  expect(ticks).toHaveLength(1);
});

test("a browser that cannot prevent a second payment shows advice", () => {
  const page = { areWindowsGuarded: false, areAttemptsKept: false };
  expect(viewIn("reviewing", {}, {}, page).review.sentences.slice(-2)).toEqual([
    expect.stringContaining("Please use only one window"),
    expect.stringContaining("Please do not reload"),
  ]);
});

test.each([
  [{ cardnumber: "4111 1111 1111 1234" }, "Card: Visa ending in 1234"],
  [{ cardnumber: "9999 1111 1111 1234" }, "Card ending in 1234"],
  [{ token: "t", bin: "378282", last_4: "0005" }, "Card: American Express ending in 0005"],
  [{ token: "t", bin: "", last_4: "" }, "Card ending in ••••"],
])("the card %j is shown by its brand and last four digits", (card, text) => {
  const { review } = viewIn("reviewing", { payment: { ...initialPayment, ...card } });
  expect(review.card).toBe(text);
});

test("while the outcome is unknown, the request is shown with the names of its devices", () => {
  const asked = attemptAt("", { subjects: ["imei:350000000000001"], amount: 59.85 });
  const outcome = {
    asked: [asked],
    canReadBack: true,
    verdicts: { "imei:350000000000001": "unclear" as const },
    isSettled: false,
    isTryingAgain: false,
    looksAgainAt: 5,
  };
  const view = viewIn("unknown", {}, { outcome });
  expect(view).toMatchObject({
    title: "Please do not pay again yet",
    isElsewhere: false,
    isSettled: false,
    looksAgainAt: 5,
    canSendAgain: false,
    canStartOver: false,
    request: { devices: [{ imei: "350000000000001", name: "Van" }], total: 59.85 },
    failure: { text: "Something Went Wrong" },
  });
  expect(view.found.map(({ text }) => text)).toEqual([
    expect.stringContaining("We could not check IMEI 350000000000001"),
  ]);
});

/** Words for a likelihood or a result, which a device in use is no evidence of. */
const GUESSES = /likely|probabl|appears|was registered|se haya registrado|a été enregistré/i;

describe.each([
  ["en", en, "is in use now. We cannot see whether by this order", "do not register or pay"],
  [
    "es",
    es,
    "está en uso ahora. No podemos ver si se debe a este pedido",
    "no lo registre ni lo pague",
  ],
  [
    "fr",
    fr,
    "est maintenant utilisé. Nous ne voyons pas si",
    "ne l’enregistrez pas et ne le payez pas",
  ],
] as const)("in %s, a device that is in use after a lost reply", (_, texts, known, advice) => {
  const subject = "imei:350000000000001";
  const outcome = {
    canReadBack: true,
    verdicts: { [subject]: "applied" as const },
    isSettled: true,
    isTryingAgain: false,
    looksAgainAt: null,
  };

  test.each([
    ["this page", "this-page", "help@shop.example"],
    ["another window", "other-window", "help@shop.example"],
    ["this page", "this-page", undefined],
  ] as const)(
    "of a request from %s is not said to be ours (%s, %s)",
    (__, origin, supportEmail) => {
      const asked = [attemptAt("", { subjects: [subject], amount: 59.85, origin })];
      const page = { supportEmail };
      const view = viewIn("unknown", {}, { outcome: { ...outcome, asked } }, page, texts);
      const text = view.found.map((one) => one.text).join();
      expect(text).toContain(known);
      expect(text).toContain(advice);
      expect(text).not.toMatch(GUESSES);
      expect(text).not.toContain("undefined");
      expect(text.includes("@")).toBe(supportEmail !== undefined);
      expect(text).toContain(supportEmail ?? known);
      expect(view).toMatchObject({ canSendAgain: false, isSettled: true });
    },
  );
});

test.each([
  ["a request from another window", { origin: "other-window" }, {}],
  ["a request that was not carried out", {}, { "imei:350000000000001": "not-applied" }],
] as const)("%s has no failure", (_, changes, verdicts) => {
  const asked = [{ ...FIRST, subjects: ["imei:350000000000001"], ...changes }];
  const outcome = {
    asked,
    canReadBack: true,
    verdicts,
    isSettled: true,
    isTryingAgain: false,
    looksAgainAt: null,
  };
  expect(viewIn("unknown", {}, { outcome }).failure).toBe(null);
});

test("a failed check of the e-mail address is described in the page's language", () => {
  const say = createTranslator(es);
  expect(emailFailureText(say, "Something Went Wrong")).toBe("Algo salió mal");
  expect(emailFailureText(say, "Mailbox is blocked")).toBe("Mailbox is blocked");
});
