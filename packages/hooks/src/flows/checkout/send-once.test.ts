import { expect, test, vi } from "vitest";
import { createClient } from "@waypost/sdk";
import { attemptsIn, FIRST, SECOND } from "../../../test/attempts.ts";
import { spiedStorage } from "../../../test/storage.ts";
import type { Attempt } from "./attempts.ts";
import { isRejection, sendOnce } from "./send-once.ts";

const ATTEMPT: Attempt = { ...FIRST, outcome: "pending" };
/** The stored attempt once its call was sent, by the clock of the test. */
const SENT: Attempt = { ...FIRST, monotonicAt: 0 };
const CONSENT = { attempt: ATTEMPT, consentTo: [], writeTimeout: 90_000 };

/** A purchase with this reply, through the real client. */
const buying = (answer: () => Promise<Response>) => () =>
  createClient({ baseUrl: "https://api.example", fetch: answer }).packs.buyEta({
    customer_id: "7",
    eta_id: "a",
  });

const replying = (body: string | null, status = 200) =>
  buying(async () => new Response(body, { status }));

const ACCEPTED = JSON.stringify({ status: true, message: "Thanks" });
const REFUSED = JSON.stringify({ status: false, message: "No" });

test.each([
  ["success", replying(ACCEPTED), "accepted", []],
  ["a status of false", replying(REFUSED), "refused", []],
  ["HTTP 400", replying(null, 400), "refused", []],
  ["HTTP 500 with words", replying(REFUSED, 500), "unknown", [SENT]],
  ["HTTP 409", replying(REFUSED, 409), "unknown", [SENT]],
  ["an unreadable reply", replying("<html>"), "unknown", [SENT]],
  ["no reply", buying(() => Promise.reject(new Error("cut"))), "unknown", [SENT]],
  ["a bug", () => Promise.reject(new Error("defect")), "unknown", [SENT]],
] as const)("%s settles the attempt", async (_, call, kind, left) => {
  const attempts = attemptsIn(spiedStorage());
  const outcome = await sendOnce(attempts, CONSENT, call);
  expect(outcome.type).toBe(kind);
  expect(attempts.list()).toEqual(left);
  expect("attempt" in outcome ? [outcome.attempt] : []).toEqual(left);
});

const unreachable = () =>
  Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }));
const unsendable = () =>
  createClient({ baseUrl: "https://api.example", fetch: unreachable }).packs.buyEta({
    customer_id: "7",
    eta_id: 7n as unknown as string,
  });

test.each([
  ["a status of false", replying(REFUSED), true],
  ["HTTP 400", replying(null, 400), true],
  ["a refused connection", buying(unreachable), false],
  ["a value that cannot be sent", unsendable, false],
])("%s counts as a rejection only if the server has answered", async (...row) => {
  const [, call, isByServer] = row;
  const outcome = await sendOnce(attemptsIn(spiedStorage()), CONSENT, call);
  if (outcome.type !== "refused") throw new Error(outcome.type);
  expect(isRejection(outcome.error)).toBe(isByServer);
});

test("nothing is sent while an attempt blocks it", async () => {
  const attempts = attemptsIn(spiedStorage());
  void attempts.change([SECOND]);
  const call = vi.fn();
  const outcome = await sendOnce(attempts, CONSENT, call);
  expect(outcome).toEqual({ type: "blocked", attempts: [SECOND] });
  expect(call).not.toHaveBeenCalled();
});
