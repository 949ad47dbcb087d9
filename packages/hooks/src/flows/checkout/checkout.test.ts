import { expect, test } from "vitest";
import { FIRST, SECOND } from "../../../test/attempts.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import { checkout } from "../registration/checkout.ts";
import { registrationOrder } from "../registration/order.ts";
import { emptyForm } from "../registration/start.ts";
import { enter } from "../registration/steps.ts";
import { openReview } from "./checkout.ts";

const typesOf = (effects: readonly { readonly type: string }[]) => effects.map(({ type }) => type);

test("the registration looks for no earlier orders when its question opens, a task does", () => {
  expect(typesOf(enter(emptyForm, "confirm").effects)).toEqual(["check-prices"]);
  const { effects } = openReview(emptyForm, registrationOrder(emptyForm), { looks: true });
  expect(typesOf(effects)).toEqual(["look-for-earlier", "check-prices"]);
});

test("all requests that block another one are looked up together", () => {
  const { form, screen } = registrationIn("sending");
  if (screen.phase !== "sending") throw new Error("not sending");
  const blocked = { type: "blocked", attempts: [FIRST, SECOND] } as const;
  const { state, effects } = checkout.sending.blocked({ form, screen }, blocked);
  expect(state.screen).toMatchObject({
    phase: "reading-back",
    outcome: { asked: [{ id: FIRST.id }, { id: SECOND.id }], canReadBack: true },
  });
  expect(effects).toContainEqual(expect.objectContaining({ type: "read-back" }));
});

test("an unknown outcome of a registration shows a toast, a blocked one none", () => {
  const { form, screen } = registrationIn("sending");
  if (screen.phase !== "sending") throw new Error("not sending");
  const unknown = { type: "unknown", error: null, attempt: FIRST } as const;
  const blocked = { type: "blocked", attempts: [FIRST] } as const;
  expect(typesOf(checkout.sending.unknown({ form, screen }, unknown).effects)).toContain("notify");
  expect(typesOf(checkout.sending.blocked({ form, screen }, blocked).effects)).not.toContain(
    "notify",
  );
});

test("a refusal that a gate reports later needs no error of a call", () => {
  const { form, screen } = registrationIn("reading-back");
  if (screen.phase !== "reading-back") throw new Error("not reading back");
  const found = {
    outcome: "refused",
    message: "Card declined",
    error: null,
    subscriptions: [],
  } as const;
  const { state } = checkout["reading-back"]["outcome-known"](
    { form, screen },
    { type: "outcome-known", attempt: FIRST, found },
  );
  expect(state).toMatchObject({
    screen: { phase: "failed" },
    form: { failure: { text: "Card declined", isRejection: true, inUse: [] } },
  });
});
