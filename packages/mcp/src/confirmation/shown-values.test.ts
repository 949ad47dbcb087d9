import { expect, test } from "vitest";
import { openSession, requestConfirmation } from "../test/session.ts";
import { press, read, rowsOf, settledPage, textIn } from "../test/page-client.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

/** Formats a value of a request as the page does. */
const readable = (value: unknown): string =>
  typeof value === "boolean" ? { true: "Yes", false: "No" }[`${value}`] : String(value);

test.each(Object.entries(TASK_ROWS))(
  "%s shows every value of the request that is sent, and nothing else",
  async (name, [given]) => {
    const session = await openSession();
    const { address, page } = await requestConfirmation(session, name, given);
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
  ["SIM", { iccid: "8901260000000000001" }],
  ["customer", { customer_id: "900" }],
  ["email address", { email: "other@example.com" }],
])(
  "a confirmation is not valid for another SIM task with a different value: %s",
  async (_, change) => {
    const session = await openSession();
    const [given] = TASK_ROWS.prepare_sim_termination;
    const first = await requestConfirmation(session, "prepare_sim_termination", given);
    const other = await requestConfirmation(session, "prepare_sim_termination", {
      ...given,
      ...change,
    });
    expect(await press(other.address, first.page, "confirm")).toMatchObject({ status: 409 });
    expect(session.writes).toEqual([]);
  },
);

test("a comment is shown in full, isolated and escaped", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_cancellation;
  const comment = 'Sold on "Monday" <b>& gone</b>\nשלום';
  const { page } = await requestConfirmation(session, "prepare_cancellation", {
    ...given,
    comment,
  });
  expect(page.page).not.toContain("<b>");
  expect(page.page).toContain("<bdi>Sold on");
  // One line, so that a comment cannot look like a further row.
  expect(textIn(page)).toContain(comment.replace("\n", " ↵ "));
});

test.each([
  ["changes the text direction", "sold\u202Edlos"],
  ["is invisible", "sold\u200B"],
  ["is a control character", "sold\u001B[2K"],
])("a comment with a character that %s is rejected", async (_, comment) => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_cancellation;
  const reply = await session.callTool("prepare_cancellation", { ...given, comment });
  expect(reply).toMatchObject({ isError: true });
});

test("texts of the API are isolated and escaped", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_eta_pack;
  const { address, page } = await requestConfirmation(session, "prepare_eta_pack", given);
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
