import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isCall } from "../test/deviations.ts";
import { namesOf, openLaboratory, stoppedTime, type Laboratory } from "../test/laboratory.ts";
import { settingsDeviations } from "../test/settings-deviations.ts";
import { reply } from "../test/write-bodies.ts";
import { writeDeviations } from "../test/write-deviations.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let lab: Laboratory;

beforeAll(async () => {
  lab = await openLaboratory();
});

afterAll(() => lab.close());

beforeEach(() => lab.reset());

test("a server that does everything has no finding, and its promises hold", async () => {
  const { findings, promises, held } = await lab.check(true);
  expect(findings).toEqual([]);
  expect(held.length).toBeGreaterThan(250);
  const open = promises.filter(({ verdict }) => verdict !== "holds");
  // The sandbox is asked over plain HTTP here.
  expect(open.flatMap(({ because }) => because)).toEqual(["tls-trusted"]);
});

test.each(rowsToRun([...writeDeviations, ...settingsDeviations]))(
  "%s is named by its own finding",
  async (_name, alter, expected) => {
    lab.deviate(alter());
    expect(namesOf(await lab.check(true))).toEqual([expected].flat().toSorted());
  },
);

test("undocumented settings that stay are no finding, and are told", async () => {
  lab.deviate(async (request, answer) => {
    const own = await answer();
    if (!isCall(request, "GET /api/device/settings/{imei}") || own.status !== 200) return own;
    const body = (await own.json()) as { data: { settings: object } };
    return reply({ ...body, data: { settings: { ...body.data.settings, x_note: "kept" } } });
  });
  const { findings, notes } = await lab.check(true);
  expect(findings).toEqual([]);
  expect(notes).toContainEqual({ about: "undocumented settings", text: "1" });
});

test("a registration that is carried out after its connection was closed is named", async () => {
  const imei = "350000000000001";
  const seenFree = Promise.withResolvers<void>();
  const carriedOut = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let isSent = false;
  lab.deviate(async (request, answer) => {
    const text = await request.clone().text();
    if (isCall(request, "POST /auth/register") && text.includes("4111") && text.includes(imei)) {
      isSent = true;
      arrived.resolve();
      await seenFree.promise;
      await answer();
      carriedOut.resolve();
      return new Promise<Response>(() => undefined);
    }
    if (!isSent || !request.url.endsWith(`/imei_validation/${imei}`)) return answer();
    const first = await answer();
    seenFree.resolve();
    await carriedOut.promise;
    return first;
  });
  const time = stoppedTime();
  const { isOver } = time;
  time.isOver = (what) => (what === "POST /auth/register" ? arrived.promise : isOver(what));
  expect(namesOf(await lab.check(true, { time }))).toEqual([
    "answered · POST /auth/register",
    "late-commit · POST /auth/register",
  ]);
});

test("a write whose reply is lost is named", async () => {
  lab.sandbox.fault({ call: "buyEtaPack", kind: "lost", times: "always" });
  expect(namesOf(await lab.check(true))).toEqual(["answered · POST /auth/buy/eta-routing/pack"]);
});

test("nothing stays in use that was not before", async () => {
  await lab.check(true);
  const list = await fetch(`${lab.server.url}/info/imei/list/1001`);
  const rows = (await list.json()) as { imei_no: string }[];
  expect(rows.map(({ imei_no }) => imei_no)).toEqual(["358000000000001", "868000000000001"]);
});

test.each([
  [{}, "--writes: the scenario has no customer.id."],
  [{ customer: { id: 1 } }, "--writes: the scenario has no customer.email."],
  [{ customer: { id: 1, email: "a@example.com" } }, "--writes: the scenario has no writes.card."],
])("with the scenario %j nothing is written, and it says why", async (scenario, message) => {
  await expect(lab.check(true, { scenario })).rejects.toThrow(message);
  expect(lab.sandbox.log()).toEqual([]);
});
