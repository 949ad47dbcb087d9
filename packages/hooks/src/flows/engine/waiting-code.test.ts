import { QueryClient } from "@tanstack/react-query";
import { createClient } from "@waypost/sdk";
import { expect, test } from "vitest";
import { smsPack } from "../packs/sms-pack.ts";
import { registration } from "../registration/flow.ts";
import { memoryStorage, type DraftStorage } from "../../platform.ts";
import { createWaypost } from "../../waypost.ts";
import { REGISTRATION_KEYS } from "../registration/start.ts";

const services = {
  client: createClient({ baseUrl: "https://api.example" }),
  queryClient: new QueryClient(),
};

const page = (storage: DraftStorage = memoryStorage()) =>
  createWaypost({ services, messages: {}, storage, log: () => {} });

/**
 * Types ten digits as a controlled field does: each event has the shown value plus the new digit.
 */
function typeDigits(runner: ReturnType<typeof started>): void {
  for (const digit of "5550001111") {
    const { phone } = runner.getState().form.customer;
    runner.send({ type: "edit-customer", patch: { phone: phone + digit } });
  }
}

const started = (waypost = page()) => waypost.run(registration);

test("a controlled field loses no digit that is typed before the code has loaded", async () => {
  const runner = started();
  typeDigits(runner);
  expect(runner.getState().form.customer.phone).toBe("5550001111");
  await runner.ready();
  expect(runner.getState().form.customer.phone).toBe("5550001111");
});

test("all other fields also show what is typed before the code has loaded", () => {
  const runner = started();
  const today = new Date(2026, 10, 21);
  runner.send({ type: "edit-card", patch: { cardHoldername: "Ann" }, today });
  runner.send({ type: "edit-imei", id: "1", text: "35" });
  runner.send({ type: "edit-device-name", id: "1", name: "Van" });
  runner.send({ type: "choose-unit", unit: "KMH" });
  runner.send({ type: "accept-terms", accepted: true });
  const { payment, activation, terms } = runner.getState().form;
  const [row] = activation.devices;
  expect([payment.cardHoldername, row?.imei.text, row?.device_name]).toEqual(["Ann", "35", "Van"]);
  expect([activation.unit, terms.accepted]).toEqual(["KMH", true]);
});

test("text typed while a draft loads wins over that field of the draft", async () => {
  const memory = memoryStorage();
  memory.setItem(
    REGISTRATION_KEYS.customer,
    JSON.stringify({ phone: "5559998888", city: "Austin" }),
  );
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const runner = started(
    page({ ...memory, getItem: async (key) => (await asked, memory.getItem(key)) }),
  );
  typeDigits(runner);
  expect(runner.getState()).toMatchObject({
    form: { customer: { city: "" } },
    screen: { phase: "restoring" },
  });
  answer?.();
  await runner.ready();
  expect(runner.getState()).toMatchObject({
    form: { customer: { phone: "5550001111", city: "Austin" } },
    screen: { phase: "email" },
  });
});

test("a task also shows a choice while its draft loads", () => {
  const memory = memoryStorage();
  const storage = { ...memory, getItem: () => new Promise<null>(() => {}) };
  const task = page(storage).run(smsPack, { customerId: "7", email: null });
  task.send({ type: "edit", patch: { pack: "sms_100" }, today: new Date() });
  expect(task.getState()).toMatchObject({
    form: { draft: { pack: "sms_100" } },
    screen: { phase: "restoring" },
  });
});

test("a page can wait until a flow handles events immediately", async () => {
  const waypost = page();
  await waypost.ready(registration);
  const runner = waypost.run(registration);
  runner.send({ type: "submit" });
  expect(runner.getState().form.fieldErrors).toEqual({ email: "email.required" });
});

test("the wait rejects if the code cannot be loaded, and the next wait tries again", async () => {
  let loads = 0;
  const waypost = createWaypost({
    messages: {},
    services: async () => {
      loads += 1;
      if (loads === 1) throw new Error("offline");
      return services;
    },
  });
  await expect(waypost.ready(registration)).rejects.toThrow("offline");
  await waypost.ready(registration);
  expect(loads).toBe(2);
});
