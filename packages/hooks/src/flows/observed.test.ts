import { expect, test } from "vitest";
import { openPage, soon, TODAY } from "../../test/page.ts";
import { atWork } from "../../test/at-work.ts";
import { reachConfirm, SECRETS } from "../../test/new-customer.ts";
import { registration, type ObservedTransition } from "../index.ts";

const observed = () => {
  const seen: ObservedTransition[] = [];
  return { seen, onTransition: (transition: ObservedTransition) => void seen.push(transition) };
};

test("every event of a flow is told in order, with the states before and after it", async () => {
  const { seen, onTransition } = observed();
  const work = atWork({ onTransition });
  await reachConfirm(work);
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ name: "confirm" }));
  const types = seen.map(({ event }) => (event as { type: string }).type);
  expect(types.slice(0, 3)).toEqual(["visit", "edit-customer", "submit-email"]);
  expect(seen.every(({ flow }) => flow === "registration")).toBe(true);
  expect(
    seen.find(({ event }) => (event as { type: string }).type === "submit-email"),
  ).toMatchObject({
    from: { name: "email" },
    to: { name: "checking-email" },
    effects: [{ type: "check-email" }],
    ignored: false,
  });
});

test("an event without an effect is told as ignored", async () => {
  const { seen, onTransition } = observed();
  const { waypost } = openPage({ onTransition });
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "submit-devices" });
  await soon(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.ignored).toBe(true);
});

test("no password, card number, security code or token reaches the observer", async () => {
  const { seen, onTransition } = observed();
  const work = atWork({ onTransition });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  const { token } = await work.until("registered");
  await soon(() => expect(seen.at(-1)?.to).toMatchObject({ name: "registered" }));
  const text = JSON.stringify(seen);
  for (const secret of [...Object.values(SECRETS), token]) {
    expect(String(secret)).not.toBe("");
    expect(text).not.toContain(secret);
  }
});

test("an observer that throws is logged and changes nothing", async () => {
  const logged: string[] = [];
  const { waypost } = openPage({
    log: ({ what }) => void logged.push(what),
    onTransition: () => {
      throw new Error("a defect of the observer");
    },
  });
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "edit-customer", patch: { email: "a@example.com" } });
  expect(waypost.run(registration).getState().customer.email).toBe("a@example.com");
  await soon(() => expect(logged).toEqual(["the observer of transitions failed"]));
});
