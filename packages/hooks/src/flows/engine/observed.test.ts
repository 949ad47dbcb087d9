import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { openPage, soon, TODAY } from "../../../test/page.ts";
import { atWork } from "../../../test/at-work.ts";
import { giveDevices, reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, FIRST_SIX } from "../../../test/task-rows.ts";
import { cardUpdate } from "../card-update/card-update.ts";
import { registration } from "../registration/flow.ts";
import type { ObservedTransition } from "./observed.ts";

const observed = () => {
  const seen: ObservedTransition[] = [];
  return { seen, onTransition: (transition: ObservedTransition) => void seen.push(transition) };
};

test("every event of a flow is reported in order, with the states before and after it", async () => {
  const { seen, onTransition } = observed();
  const work = atWork({ onTransition });
  await reachConfirm(work);
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ screen: { phase: "reviewing" } }));
  const types = seen.map(({ event }) => (event as { type: string }).type);
  expect(types.slice(0, 3)).toEqual(["visit", "edit-customer", "submit"]);
  expect(seen.every(({ flow }) => flow === "registration")).toBe(true);
  expect(seen.find(({ event }) => (event as { type: string }).type === "submit")).toMatchObject({
    from: { screen: { phase: "email" } },
    to: { screen: { phase: "checking-email" } },
    effects: [{ type: "check-email" }],
    ignored: false,
  });
});

test("an event without an effect is reported as ignored", async () => {
  const { seen, onTransition } = observed();
  const { waypost } = openPage({ onTransition });
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "refetch" });
  await soon(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.ignored).toBe(true);
});

test("no password, card number, security code or token reaches the observer", async () => {
  const { seen, onTransition } = observed();
  const work = atWork({ onTransition });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  const { token } = await work.until("done");
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ screen: { phase: "done" } }));
  const text = JSON.stringify(seen);
  for (const secret of [...Object.values(SECRETS), token]) {
    expect(String(secret)).not.toBe("");
    expect(text).not.toContain(secret);
  }
});

test("no part of a saved card reaches the observer", async () => {
  const { seen, onTransition } = observed();
  const work = atWork({ onTransition });
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
  await giveDevices(work);
  work.send({ type: "choose-card", choice: "card_demo_visa" });
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ screen: { phase: "done" } }));
  const text = JSON.stringify(seen);
  for (const secret of ["card_demo_visa", '"424242"', '_4":"4242"', demoPassword]) {
    expect(text).not.toContain(secret);
  }
});

test("the first six digits of a card never reach the observer, not even in the key of a read", async () => {
  const { seen, onTransition } = observed();
  const work = taskAtWork(cardUpdate, { customerId: CUSTOMER }, { onTransition });
  await fillIn(work, [{ firstSix: FIRST_SIX }, CARD]);
  await work.until("reviewing");
  work.sandbox.fault({ call: "updateCard", kind: "lost" });
  work.confirm();
  await work.until("unknown");
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ screen: { phase: "unknown" } }));
  const text = JSON.stringify(seen);
  expect(text).toContain("Harbor Street");
  for (const six of [FIRST_SIX, CARD.cardnumber.slice(0, 6)]) expect(text).not.toContain(six);
});

test("errors of an observer are logged and have no effect", async () => {
  const logged: string[] = [];
  const { waypost } = openPage({
    log: ({ what }) => void logged.push(what),
    onTransition: () => {
      throw new Error("a defect of the observer");
    },
  });
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "edit-customer", patch: { email: "a@example.com" } });
  expect(waypost.run(registration).getState().form.customer.email).toBe("a@example.com");
  await soon(() => expect(logged).toEqual(["the observer of transitions failed"]));
});
