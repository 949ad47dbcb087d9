import { QueryClient } from "@tanstack/react-query";
import { createSandbox, openDatabase } from "@waypost/sandbox";
import { createClient } from "@waypost/sdk";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { memoryStorage } from "../../platform.ts";
import { createWaypost } from "../../waypost.ts";
import type { Notice } from "../engine/ports.ts";
import { missingFields, phoneConsent, PHONE_CONSENT_KEY } from "./flow.ts";

const COMPLETE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Runs the consent without React and records its toasts, storage, navigation and requests. */
function atWork(storage = memoryStorage()) {
  const sandbox = createSandbox({ database: openDatabase() });
  const notices: Notice[] = [];
  const opened: string[] = [];
  const waypost = createWaypost({
    services: {
      client: createClient({ baseUrl: "https://api.example", fetch: sandbox.fetch }),
      queryClient: new QueryClient(),
    },
    messages: {},
    address: () => "https://portal.example/#/phone-confirmation",
    navigate: (path) => void opened.push(path),
    notify: (notice) => void notices.push(notice),
    storage,
    log: ({ what, error }) => {
      throw new Error(what, { cause: error });
    },
  });
  const runner = waypost.run(phoneConsent);
  const leave = runner.hold();
  onTestFinished(() => {
    runner.stop();
    sandbox.close();
  });
  const stored = (): unknown => JSON.parse(storage.getItem(PHONE_CONSENT_KEY) ?? "null");
  return { ...runner, waypost, leave, notices, opened, stored, requests: () => sandbox.log() };
}

function registered() {
  const work = atWork();
  work.send({ type: "edit", patch: COMPLETE });
  work.send({ type: "submit" });
  return work;
}

test("Submit needs all fields, and reports the missing ones in page order", () => {
  const work = atWork();
  expect(missingFields(work.getState())).toEqual(["name", "email", "phone", "consent"]);
  work.send({ type: "edit", patch: { ...COMPLETE, email: "a@b", consent: false } });
  expect(missingFields(work.getState())).toEqual(["email", "consent"]);
  work.send({ type: "edit", patch: COMPLETE });
  expect(missingFields(work.getState())).toEqual([]);
});

test.each([
  ["nine characters", "555000111", ["phone"]],
  ["ten characters", "5550001111", []],
  ["eleven characters", "55500011112", ["phone"]],
  ["ten characters that are not digits", "555-000-11", []],
])("a phone of %s", (_, phone, missing) => {
  const work = atWork();
  work.send({ type: "edit", patch: { ...COMPLETE, phone } });
  expect(missingFields(work.getState())).toEqual(missing);
});

test("a field shows its error after it was left, but not if it was left empty", () => {
  const work = atWork();
  work.send({ type: "leave-field", field: "email" });
  expect(work.getState().form.fieldErrors.email).toBeUndefined();
  work.send({ type: "edit", patch: { email: "a" } });
  expect(work.getState().form.fieldErrors.email).toBeUndefined();
  work.send({ type: "leave-field", field: "email" });
  expect(work.getState().form.fieldErrors.email).toBe("email.invalid");
  work.send({ type: "edit", patch: { email: "a@b.co" } });
  expect(work.getState().form.fieldErrors.email).toBeUndefined();
});

test("an incomplete form registers nothing and shows an error at each field", () => {
  const work = atWork();
  work.send({ type: "edit", patch: { ...COMPLETE, name: " " } });
  work.send({ type: "submit" });
  expect(work.getState().screen.phase).toBe("asking");
  expect(work.getState().form.fieldErrors.name).toBe("phoneConsent.nameMissing");
  expect(work.notices).toEqual([]);
});

test("Submit shows a confirmation, clears name and e-mail, keeps the phone and sends nothing", async () => {
  const work = registered();
  expect(work.notices).toEqual([
    expect.objectContaining({ tone: "success", code: "phoneConsent.done" }),
  ]);
  expect(work.getState().form.draft).toEqual({ ...COMPLETE, name: "", email: "" });
  await vi.runAllTimersAsync();
  expect(work.requests()).toEqual([]);
});

test("the registration opens two seconds after Submit, not a millisecond earlier", async () => {
  const work = registered();
  await vi.advanceTimersByTimeAsync(1999);
  expect(work.opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(work.opened).toEqual(["/registration/customer-information"]);
});

test("leaving the page before that cancels the redirect", async () => {
  const work = registered();
  await vi.advanceTimersByTimeAsync(1000);
  work.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.opened).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  const again = work.waypost.run(phoneConsent);
  expect(again.getState()).toMatchObject({
    form: { draft: { phone: "" } },
    screen: { phase: "asking" },
  });
});

test("a second submit within the two seconds restarts the delay", async () => {
  const work = registered();
  await vi.advanceTimersByTimeAsync(1500);
  work.send({ type: "edit", patch: { ...COMPLETE, phone: "5550002222" } });
  work.send({ type: "submit" });
  await vi.advanceTimersByTimeAsync(1999);
  expect(work.opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(work.opened).toEqual(["/registration/customer-information"]);
  expect(work.notices).toHaveLength(2);
});

test("entries survive a reload, and are removed once they were registered", () => {
  const storage = memoryStorage();
  const work = atWork(storage);
  work.send({ type: "edit", patch: { ...COMPLETE, consent: false } });
  work.stop();
  const later = atWork(storage);
  expect(later.getState().form.draft).toEqual({ ...COMPLETE, consent: false });
  later.send({ type: "edit", patch: { consent: true } });
  expect(later.stored()).toEqual(COMPLETE);
  later.send({ type: "submit" });
  expect(later.stored()).toBeNull();
});

test("leaving an unfinished form keeps its draft", async () => {
  const work = atWork();
  work.send({ type: "edit", patch: { name: "Sample" } });
  work.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(work.waypost.run(phoneConsent).getState().form.draft.name).toBe("Sample");
  expect(work.stored()).toMatchObject({ name: "Sample" });
});
