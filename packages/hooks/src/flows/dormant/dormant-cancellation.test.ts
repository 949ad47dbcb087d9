import { prefetchLookups } from "../../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { openPage, soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, dormantImei, fillIn } from "../../../test/task-rows.ts";
import { dormantCancellation } from "./dormant-cancellation.ts";

const IMEI = dormantImei(CUSTOMER);
const SUBJECT = `imei:${IMEI}`;
const TOKEN = "eyJMARKED.eyJtoken.7f3a-MARKED";

const open = (options?: PageOptions) =>
  taskAtWork(dormantCancellation, { customerId: CUSTOMER }, options);
type Work = ReturnType<typeof open>;

async function atReview(options?: PageOptions): Promise<Work> {
  const work = open(options);
  await fillIn(work, [{ imei: IMEI }, {}]);
  await work.until("reviewing");
  return work;
}

const authorizations = ({ fetched }: Work) =>
  fetched.map(({ url, init }) => [
    url.replace("https://api.example", ""),
    new Headers(init.headers).get("authorization"),
  ]);

test("a cancellation sends these keys, with the token, and the device leaves the list", async () => {
  const work = await atReview();
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([{ customer_id: CUSTOMER, imei: IMEI }]);
  expect(authorizations(work)).toEqual([
    [`/auth/dormant-mode/activated?customer_id=${CUSTOMER}`, expect.stringMatching(/^JWT /)],
    ["/auth/dormant-mode/cancel", expect.stringMatching(/^JWT /)],
  ]);
  work.send({ type: "start-over" });
  expect((await work.until("form")).data?.devices).toEqual([]);
});

test("a device that is no longer dormant closes the review, and another one has to be chosen", async () => {
  let isListed = true;
  const work = await atReview({
    through: async (_, pass) => (isListed ? pass() : Response.json({ status: true, result: [] })),
  });
  isListed = false;
  work.send({ type: "refetch" });
  expect(await work.until("form")).toMatchObject({
    stage: "device",
    draft: { imei: "" },
    submitCount: 1,
  });
  work.confirm();
  expect(work.written()).toEqual([]);
});

test("no other call of the page gets the token", async () => {
  const page = openPage({ token: () => TOKEN });
  void prefetchLookups(page.waypost);
  await soon(() => expect(page.fetched).toHaveLength(9));
  expect(JSON.stringify(page.fetched)).not.toContain(TOKEN);
});

test("without a token nothing is sent", async () => {
  const work = open({ token: () => undefined });
  work.send({ type: "open" });
  await work.until("load-failed");
  expect(work.fetched).toEqual([]);
});

test("a rejected token is reported as such, and a new one is used at once", async () => {
  let token: string | undefined = TOKEN;
  const work = open({ token: (sandbox) => token ?? sandbox.tokenFor(CUSTOMER) });
  work.send({ type: "open" });
  const { failure } = await work.until("load-failed");
  expect(failure).toMatchObject({ text: "Error decoding signature", needsLogin: true });
  token = undefined;
  work.send({ type: "refetch" });
  await work.until("form");
});

test("a token that is rejected when the cancellation is sent keeps the selection", async () => {
  let token: string | undefined;
  const work = await atReview({ token: (sandbox) => token ?? sandbox.tokenFor(CUSTOMER) });
  token = TOKEN;
  work.confirm();
  const { failure, draft } = await work.until("form");
  expect(failure).toMatchObject({ text: "Error decoding signature", needsLogin: true });
  expect(draft).toEqual({ imei: IMEI });
});

test("the token is in no draft, attempt, error or cache", async () => {
  const tokens: string[] = [];
  const work = await atReview({
    token: (sandbox) => {
      const token = sandbox.tokenFor(CUSTOMER);
      tokens.push(token);
      return token;
    },
  });
  work.sandbox.fault({ call: "cancelDormant", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  work.sandbox.fault({ call: "listDormantDevices", kind: "error-json", times: "always" });
  work.send({ type: "refetch" });
  await soon(() => expect(work.queryClient.isFetching()).toBe(0));
  const cached = work.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data, String(state.error), state.error]);
  const everything = JSON.stringify([work.stored, work.storage.all(), work.state(), cached]);
  expect(tokens.length).toBeGreaterThan(1);
  for (const token of tokens) expect(everything).not.toContain(token);
});

async function lost(options?: PageOptions): Promise<Work> {
  const work = await atReview(options);
  work.sandbox.fault({ call: "cancelDormant", kind: "lost" });
  return work;
}

test("after a lost reply, a device that disappeared before its end counts as cancelled", async () => {
  const work = await lost();
  work.confirm();
  const { verdicts, asked } = await work.until("unknown");
  expect(verdicts).toEqual({ [SUBJECT]: "applied" });
  expect(asked[0]?.evidence).toEqual([SUBJECT, expect.stringMatching(/^until:\d{4}-\d\d-\d\d$/)]);
});

test("a device that is still listed leaves the outcome unclear", async () => {
  const work = await atReview();
  work.sandbox.fault({ call: "cancelDormant", kind: "refuse" });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({ [SUBJECT]: "unclear" });
});

test("a device whose dormant mode has ended meanwhile leaves the outcome unclear", async () => {
  const work = await lost({ now: () => new Date(2099, 0, 1) });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({ [SUBJECT]: "unclear" });
});

test("without the token nothing can be looked up", async () => {
  let isLoggedIn = true;
  const work = await lost({
    token: (sandbox) => (isLoggedIn ? sandbox.tokenFor(CUSTOMER) : undefined),
    through: (url, pass) => {
      // The call had its token already, but the lookup has none.
      if (url.endsWith("/cancel")) isLoggedIn = false;
      return pass();
    },
  });
  work.confirm();
  await work.until("unknown");
  expect(work.state()).toMatchObject({ verdicts: { [SUBJECT]: "unclear" }, attempts: [{}] });
});

test("a customer without a dormant device has nothing to choose from", async () => {
  const work = taskAtWork(dormantCancellation, { customerId: "923" });
  work.send({ type: "open" });
  expect((await work.until("form")).data?.devices).toEqual([]);
});

test.each([
  ["921", "The request was refused"],
  ["922", "Internal server error : Please try again later"],
  ["925", "Something Went Wrong"],
  ["926", "The request was refused : Account is blocked"],
])("customer %s sees why the list could not be read", async (customerId, text) => {
  const work = taskAtWork(dormantCancellation, { customerId });
  work.send({ type: "open" });
  expect((await work.until("load-failed")).failure?.text).toBe(text);
});
