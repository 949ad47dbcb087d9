import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { checked, taskAtWork } from "../../../test/task-at-work.ts";
import { cancellationOf, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { cancellation } from "./cancellation.ts";

const ENTRY = cancellationOf(CUSTOMER);
const VAN = ENTRY.imei;
const INVALID = {
  status: "invalid",
  reason: { code: "cancellation.imeiInvalid" },
  canRetry: false,
};

const start = (input: Partial<{ imei: string; email: string }> = {}, options = {}) =>
  taskAtWork(cancellation, { imei: null, email: null, ...input }, options);

async function atForm(input?: Parameters<typeof start>[0], options = {}) {
  const work = start(input, options);
  work.send({ type: "open" });
  await work.until("form");
  return work;
}

const asked = ({ fetched }: ReturnType<typeof start>) =>
  fetched.map(({ url }) => url).filter((url) => url.includes("/info/cancel/validate/"));

/** Replies to every IMEI check with this text. */
const answering = (body: string): PageOptions => ({
  through: (url, pass) =>
    url.includes("/info/cancel/validate/") ? Promise.resolve(new Response(body)) : pass(),
});

describe("the request", () => {
  test("has exactly the eight documented keys", async () => {
    const work = await atForm();
    await fillIn(work, [ENTRY]);
    work.confirm();
    await work.until("done");
    expect(work.written()).toEqual([
      {
        cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
        comment: "We sold the van.",
        email: "returning@example.com",
        first_name: "Sample",
        how_gps_tracker: "Theft prevention",
        imei: VAN,
        last_name: "Customer",
        phone_number: "15550001111",
      },
    ]);
  });

  test("waits until the last check of its IMEI has passed", async () => {
    const work = await atForm();
    work.edit({ ...ENTRY, imei: "350000000000001" });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toEqual({ imei: "imei.unchecked" });
    await checked(work);
    expect(work.state().imei.check).toEqual(INVALID);
    work.send({ type: "continue" });
    expect(work.state()).toMatchObject({
      phase: "form",
      fieldErrors: { imei: "cancellation.imeiInvalid" },
    });
    work.edit({ imei: VAN });
    expect(work.state().fieldErrors).toEqual({});
    work.send({ type: "continue" });
    work.confirm();
    expect(work.state().phase).toBe("form");
    await checked(work);
    work.send({ type: "continue" });
    work.confirm();
    await work.until("done");
  });
});

describe("an IMEI", () => {
  test.each([["12a"], ["call me"], ["1234567890123456"]])("%j is not checked", async (text) => {
    const work = await atForm();
    work.send({ type: "edit-imei", text });
    work.send({ type: "leave-imei" });
    work.send({ type: "continue" });
    expect(work.state().draft.imei).toBe(text);
    expect(asked(work)).toEqual([]);
  });

  test.each([
    ["350000000000001", "a 404"],
    ["359000000000908", "a status of false"],
  ])("%s, whose check ends with %s, is invalid with the documented text", async (text) => {
    const work = await atForm();
    work.send({ type: "edit-imei", text });
    await checked(work);
    expect(work.state().imei.check).toEqual(INVALID);
  });

  test.each([
    ["359000000000909", "a 500 with words"],
    ["359000000000910", "an empty 500"],
  ])("%s, whose check ends with %s, has the same text and can be checked again", async (text) => {
    const work = await atForm();
    work.send({ type: "edit-imei", text });
    await checked(work);
    expect(work.state().imei.check).toEqual({ ...INVALID, canRetry: true });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toMatchObject({ imei: "cancellation.imeiInvalid" });
    expect(work.written()).toEqual([]);
  });

  test.each(["OK", "true", "[]", ""])("is valid after the reply %j", async (body) => {
    const work = await atForm({}, answering(body));
    await fillIn(work, [ENTRY]);
    expect(work.state().imei.check.status).toBe("valid");
    work.confirm();
    await work.until("done");
  });

  test("can be checked again when the reply is a page, and Submit waits", async () => {
    const work = await atForm({}, answering("<!doctype html><title>Sign in</title>"));
    work.edit(ENTRY);
    await checked(work);
    expect(work.state().imei.check).toEqual({ ...INVALID, canRetry: true });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toEqual({ imei: "cancellation.imeiInvalid" });
  });

  test("without a reply has the same text, and can be valid when it is checked again", async () => {
    const work = await atForm();
    work.sandbox.fault({ call: "validateCancellationImei", kind: "refuse", times: 3 });
    work.edit(ENTRY);
    await checked(work);
    expect(work.state().imei.check).toEqual({ ...INVALID, canRetry: true });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toEqual({ imei: "cancellation.imeiInvalid" });
    work.send({ type: "check-imei-again" });
    await checked(work);
    expect(work.state().imei.check.status).toBe("valid");
    expect(work.state().fieldErrors).toEqual({});
    work.send({ type: "continue" });
    work.confirm();
    await work.until("done");
  });
});

describe("the address", () => {
  test("requires nothing; its values are filled in and checked", async () => {
    const { task } = cancellation;
    expect(task.input(() => null)).toEqual({ imei: null, email: null });
    const work = await atForm({ imei: VAN, email: "a+b@example.com" });
    expect(work.state().draft).toMatchObject({ imei: VAN, email: "a+b@example.com" });
    await soon(() => expect(work.state().imei.check.status).toBe("valid"));
    expect(asked(work)).toHaveLength(1);
  });

  test("with another device replaces a restored IMEI; the same address does not", async () => {
    const work = await atForm({ imei: VAN });
    work.edit({ imei: "868000000000001" });
    const same = work.reload();
    same.send({ type: "open" });
    await same.until("form");
    expect(same.state().draft.imei).toBe("868000000000001");
    const { storage, sandbox } = same;
    const other = await atForm({ imei: "867000000901002" }, { storage, sandbox });
    expect(other.state().draft.imei).toBe("867000000901002");
    expect(other.state().imei.text).toBe("867000000901002");
  });

  test("of another customer replaces the e-mail and the name", async () => {
    const [a, b] = ["a@example.com", "b@example.com"];
    const work = await atForm({ imei: VAN, email: a });
    expect(work.state().draft.email).toBe(a);
    const named = { firstName: "Rita", lastName: "Returning" };
    const nameless = { firstName: "", lastName: "" };
    work.edit(named);
    work.send({ type: "address", input: { imei: "868000000000001", email: b } });
    expect(work.state().draft).toMatchObject({ imei: "868000000000001", email: b, ...nameless });
    work.edit(named);
    work.send({ type: "address", input: { imei: "868000000000001", email: b } });
    expect(work.state().draft).toMatchObject(named);
    work.send({ type: "address", input: { imei: "867000000901002", email: null } });
    expect(work.state().draft).toMatchObject({ imei: "867000000901002", email: "", ...nameless });
  });

  test("keeps an e-mail that was typed, unless it names another one", async () => {
    const work = await atForm({ imei: VAN, email: "a@example.com" });
    work.edit({ email: "typed@example.com" });
    const later = work.reload();
    later.send({ type: "open" });
    await later.until("form");
    expect(later.state().draft.email).toBe("typed@example.com");
    later.send({ type: "address", input: { imei: "868000000000001", email: null } });
    expect(later.state().draft.email).toBe("typed@example.com");
  });

  test("fills in its IMEI once: after the cancellation, another one can be entered", async () => {
    const work = await atForm({ imei: VAN });
    await fillIn(work, [ENTRY]);
    work.confirm();
    await work.until("done");
    work.send({ type: "start-over" });
    await work.until("form");
    expect(work.state().draft).toMatchObject({ imei: "", firstName: "", comment: "" });
    expect(work.state().imei.check.status).toBe("empty");
  });
});

/** Repeats a request whose reply was lost, with its tick. */
async function repeated(kind: "lost" | "refuse") {
  const work = await atForm();
  await fillIn(work, [ENTRY]);
  work.sandbox.fault({ call: "cancelSubscription", kind });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({});
  await work.sendAgain();
  await work.until("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  return work;
}

test("a repetition is a rejection if the first request was carried out", async () => {
  const work = await repeated("lost");
  work.confirm();
  const { failure, attempts } = await work.until("form");
  expect(failure?.isRefusal).toBe(true);
  expect(attempts).toMatchObject([{ subjects: [`imei:${VAN}`] }]);
  expect(work.written()).toHaveLength(2);
});

test("a repetition that is rejected for another reason shows the server's text", async () => {
  const work = await repeated("refuse");
  work.send({ type: "back" });
  work.edit({ email: "nobody@example.com" });
  work.send({ type: "continue" });
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  const { failure, attempts } = await work.until("form");
  expect(failure).toEqual({
    text: "Cancellation failed : No active subscription",
    isRefusal: true,
  });
  expect(attempts).toHaveLength(1);
});

test("two pages about one device guard each other, whoever the customer is", async () => {
  const work = await atForm();
  await fillIn(work, [ENTRY]);
  const other = work.twin();
  await fillIn(other, [{ ...ENTRY, email: "somebody@example.com" }]);
  work.confirm();
  other.confirm();
  await work.until("done");
  await other.until("unknown");
  expect(work.written()).toHaveLength(1);
});
