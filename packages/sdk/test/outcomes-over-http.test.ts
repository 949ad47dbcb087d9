import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../../sandbox/src/index.ts";
import { startServer } from "../../sandbox/src/server.ts";
import type { SandboxServer } from "../../sandbox/src/server.ts";
import { createClient } from "../src/index.ts";
import { writes } from "./operations.ts";
import {
  magicCustomer,
  registrationOf,
  returningCustomer,
  sandboxWrites,
} from "./sandbox-writes.ts";
import type { SandboxCustomer, SandboxWrite } from "./sandbox-writes.ts";
import { errorOf } from "./support.ts";

let server: SandboxServer;

beforeAll(async () => {
  server = await startServer({ port: 0, devicesPerKind: 1 });
});
afterAll(() => server.close());
beforeEach(() => server.sandbox.reset());

const isOpen = ({ name }: SandboxWrite) =>
  writes.some((write) => write.name === name && write.unspecified);

/** One write of each kind that the outcome knows; `npm run test:all` tries each of the 14. */
const KINDS = ["registration.register", "packs.buySms", "deviceSettings.save"];
const tried = sandboxWrites.filter(
  ({ name }) => process.env["TESTS"] === "all" || KINDS.includes(name),
);

const isRegistration = ({ name }: SandboxWrite) => name.startsWith("registration.");

const combinations = <Row>(sent: SandboxWrite[], rows: Row[]) =>
  sent.flatMap((write) => rows.map((row) => ({ name: write.name, write, row })));

/** Sends a write once, and returns what the caller is told and what was carried out. */
async function outcomeOf(
  write: SandboxWrite,
  customer: SandboxCustomer,
  fault?: Omit<Fault, "call">,
) {
  const token = () => server.sandbox.tokenFor(customer.id);
  const client = createClient({ baseUrl: server.url, token });
  const isSilent = fault?.kind === "hang" || fault?.kind === "late";
  const timeout = isSilent ? { write: 100 } : {};
  const caller = createClient({ baseUrl: server.url, token, timeout });
  if (fault) server.sandbox.fault({ call: write.endpoint, ...fault });
  const told: string = await write.send({ client: caller, server, customer }).then(
    () => "accepted",
    async (error: Error) => (await errorOf(Promise.reject(error))).kind,
  );
  const requests = server.sandbox.log().filter(({ call }) => call === write.endpoint);
  return {
    told,
    requests: requests.length,
    isDone: () => write.isDone({ client, server, customer }),
  };
}

test("all 14 writes are tested", () => {
  const names = sandboxWrites.map(({ name }) => name);
  expect(names).toEqual(writes.map(({ name }) => name));
});

describe("without a fault a write is accepted and carried out", () => {
  test.each(sandboxWrites)("$name", async (write) => {
    const { told, requests, isDone } = await outcomeOf(write, returningCustomer);
    expect({ told, requests, isDone: await isDone() }).toEqual({
      told: "accepted",
      requests: 1,
      isDone: true,
    });
  });
});

interface FaultRow {
  fault: Omit<Fault, "call">;
  told: string;
  isDone: boolean;
}

const faultRow = (fault: FaultRow["fault"], told: string, isDone: boolean): FaultRow => ({
  fault,
  told,
  isDone,
});

const undecided = [202, 408, 409, 425, 499, 500, 503];
const failure = { status: false, message: "M", error: "E" };

const faultRows: FaultRow[] = [
  faultRow({ kind: "refuse" }, "unknown-outcome", false),
  faultRow({ kind: "silent-close" }, "unknown-outcome", false),
  faultRow({ kind: "silent-close", carriedOut: true }, "unknown-outcome", true),
  faultRow({ kind: "lost" }, "unknown-outcome", true),
  faultRow({ kind: "malformed" }, "unknown-outcome", true),
  faultRow({ kind: "hang" }, "unknown-outcome", false),
  faultRow({ kind: "slow", milliseconds: 20 }, "accepted", true),
  faultRow({ kind: "too-many" }, "http", false),
  faultRow({ kind: "request-timeout" }, "unknown-outcome", false),
  faultRow({ kind: "error-json", status: 400 }, "http", false),
  faultRow({ kind: "error-html", status: 404 }, "http", false),
  faultRow({ kind: "error-json", status: 500 }, "unknown-outcome", false),
  faultRow({ kind: "error-empty", status: 502 }, "unknown-outcome", false),
  faultRow({ kind: "error-html", status: 504 }, "unknown-outcome", false),
  faultRow({ kind: "error-html", status: 200 }, "unknown-outcome", false),
  ...undecided.map((status) =>
    faultRow({ kind: "commit-then", status, body: failure }, "unknown-outcome", true),
  ),
];

describe("a fault never turns into a false report of a write that is sent once", () => {
  test.each(combinations(tried, faultRows))(
    "$name: $row.fault.kind $row.fault.status, carried out: $row.isDone",
    async ({ write, row: { fault, told, isDone } }) => {
      const outcome = await outcomeOf(write, returningCustomer, fault);
      expect({ ...outcome, isDone: await outcome.isDone() }).toEqual({ told, requests: 1, isDone });
    },
  );

  test.each(tried)("$name: carried out after the caller gave up", async (write) => {
    const late = { kind: "late", milliseconds: 1 } as const;
    const outcome = await outcomeOf(write, returningCustomer, late);
    expect(outcome).toMatchObject({ told: "unknown-outcome", requests: 1 });
    await expect.poll(() => outcome.isDone()).toBe(true);
  });
});

test("a registration whose reply lists no subscription is carried out, but not called complete", async () => {
  const client = createClient({ baseUrl: server.url });
  const body = { status: true, message: "Registered" };
  server.sandbox.fault({ call: "register", kind: "commit-then", status: 200, body });
  expect(await client.registration.register(registrationOf)).toMatchObject({
    outcome: "unconfirmed",
    missingDevices: ["350000000000001"],
    subscription: [],
  });
  expect(server.sandbox.charges()).toHaveLength(1);
});

/** Bodies that are sent with 200 after a write was carried out, and what is told then. */
const bodies: { body: unknown; told: string; open: string }[] = [
  ...[{ error: "Card declined" }, { status: "failed" }, { success: "no" }, false].map((body) => ({
    body,
    told: "unknown-outcome",
    open: "unknown-outcome",
  })),
  { body: { success: false }, told: "unknown-outcome", open: "rejected" },
  ...["OK", true, [], {}, undefined].map((body) => ({
    body,
    told: "unknown-outcome",
    open: "accepted",
  })),
  { body: { status: true, error: "The receipt is late" }, told: "accepted", open: "accepted" },
];

describe("the caller is told what the body of a 2xx means", () => {
  const others = tried.filter((write) => !isRegistration(write));

  test.each(combinations(others, bodies))("$name: $row.body", async ({ write, row }) => {
    const { body } = row;
    const fault = {
      kind: "commit-then",
      status: 200,
      ...(body !== undefined && { body }),
    } as const;
    const { told, requests } = await outcomeOf(write, returningCustomer, fault);
    expect({ told, requests }).toEqual({ told: isOpen(write) ? row.open : row.told, requests: 1 });
  });
});

interface MagicRow {
  id: number;
  told: string;
  /** It is carried out although nobody can tell, where no reply is documented. */
  isDoneByOpen?: true;
}

const magicRows: MagicRow[] = [
  ...[901, 902, 903, 904, 909, 910, 911].map((id) => ({ id, told: "rejected" })),
  ...[905, 906].map((id) => ({ id, told: "unknown-outcome" })),
  ...[907, 908].map((id) => ({ id, told: "http" })),
  { id: 912, told: "unknown-outcome", isDoneByOpen: true },
  ...[913, 914, 927].map((id) => ({ id, told: "accepted" })),
];
const onlyOpenRows: MagicRow[] = [
  ...[915, 916].map((id) => ({ id, told: "accepted" })),
  { id: 928, told: "unknown-outcome" },
  { id: 929, told: "rejected" },
];

const selfService = tried.filter((write) => !isRegistration(write));

describe("the caller is told what a magic customer's reply means", () => {
  test.each([
    ...combinations(selfService, magicRows),
    ...combinations(selfService.filter(isOpen), onlyOpenRows),
  ])("$name: customer $row.id", async ({ write, row }) => {
    const { told } = row;
    const outcome = await outcomeOf(write, magicCustomer(row.id));
    expect({ ...outcome, isDone: await outcome.isDone() }).toEqual({
      told,
      requests: 1,
      isDone: told === "accepted" || (row.isDoneByOpen === true && isOpen(write)),
    });
  });
});

describe("without a connection a write fails with a network error, because nothing was sent", () => {
  test.each(writes)("$name: the connection is refused", async ({ call }) => {
    const closed = await startServer({ port: 0, devicesPerKind: 1 });
    await closed.close();
    const client = createClient({ baseUrl: closed.url, token: () => "token" });
    expect((await errorOf(call(client))).kind).toBe("network");
  });

  test.each(writes)("$name: the host is unknown", async ({ call }) => {
    const client = createClient({ baseUrl: "http://host.invalid", token: () => "token" });
    expect((await errorOf(call(client))).kind).toBe("network");
  });

  test("the certificate is not trusted", async () => {
    const secure = await startServer({ port: 0, devicesPerKind: 1, http2: true });
    try {
      for (const { call } of writes) {
        const client = createClient({ baseUrl: secure.url, token: () => "token" });
        expect((await errorOf(call(client))).kind).toBe("network");
      }
      expect(secure.sandbox.log()).toEqual([]);
    } finally {
      await secure.close();
    }
  });
});
