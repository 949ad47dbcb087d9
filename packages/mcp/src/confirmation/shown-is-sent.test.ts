import { expect, test } from "vitest";
import { openSession, requested } from "../test/kit.ts";
import { press, read, rowsOf, settledPage, textIn } from "../test/person.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

/** A value of a request as a person reads it. */
const readable = (value: unknown): string =>
  typeof value === "boolean" ? { true: "Yes", false: "No" }[`${value}`] : String(value);

test.each(Object.entries(TASK_ROWS))(
  "%s shows every value of the request that is sent, and nothing else",
  async (name, [given]) => {
    const session = await openSession();
    const { address, page } = await requested(session, name, given);
    await press(address, page, "confirm");
    await settledPage(address);
    const [body = {}] = session.bodies;
    const sent = Object.values(body).map(readable).toSorted();
    const shown = rowsOf(page, "What is sent").map(([, value = ""]) => value);
    expect(shown.toSorted()).toEqual(sent);
    expect(sent.length).toBeGreaterThan(1);
  },
);

test.each([
  ["the SIM", { iccid: "8901260000000000001" }],
  ["the customer", { customer_id: "900" }],
  ["the email address", { email: "other@example.com" }],
])("a confirmation of one SIM does not fit when %s is another", async (_, change) => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_sim_termination;
  const first = await requested(session, "prepare_sim_termination", given);
  const other = await requested(session, "prepare_sim_termination", { ...given, ...change });
  expect(await press(other.address, first.page, "confirm")).toMatchObject({ status: 409 });
  expect(session.written).toEqual([]);
});

test("a comment is shown in full, isolated, and never as markup", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_cancellation;
  const comment = 'Sold on "Monday" <b>& gone</b>\nשלום';
  const { page } = await requested(session, "prepare_cancellation", { ...given, comment });
  expect(page.page).not.toContain("<b>");
  expect(page.page).toContain("<bdi>Sold on");
  expect(textIn(page)).toContain(comment);
});

test.each([
  ["turns the direction of the text", "sold\u202Edlos"],
  ["hides a part of it", "sold\u200B"],
  ["is a control character", "sold\u001B[2K"],
])("a comment with a character that %s is refused", async (_, comment) => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_cancellation;
  const reply = await session.tryToCall("prepare_cancellation", { ...given, comment });
  expect(reply).toMatchObject({ isError: true });
});

test("the server's words are isolated from the page's", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_eta_pack;
  const { address, page } = await requested(session, "prepare_eta_pack", given);
  session.sandbox.fault({
    call: "buyEtaPack",
    kind: "error-json",
    status: 400,
    body: { status: false, message: "Declined <i>" },
  });
  await press(address, page, "confirm");
  await settledPage(address);
  expect((await read(address)).page).toContain("<bdi>Declined &lt;i&gt;");
});
