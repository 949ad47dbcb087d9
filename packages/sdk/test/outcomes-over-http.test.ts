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

/** One write of each `WriteKind`. `npm run test:all` runs all 14 writes. */
const KINDS = ["registration.register", "packs.buySms", "deviceSettings.save"];
const tried = sandboxWrites.filter(
  ({ name }) => process.env["TESTS"] === "all" || KINDS.includes(name),
);

const isRegistration = ({ name }: SandboxWrite) => name.startsWith("registration.");

const combinations = <Row>(sent: SandboxWrite[], rows: Row[]) =>
  sent.flatMap((write) => rows.map((row) => ({ name: write.name, write, row })));

/** Sends a write once. Returns the reported outcome and whether it was carried out. */
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
  const reported: string = await write.send({ client: caller, server, customer }).then(
    () => "accepted",
    async (error: Error) => (await errorOf(Promise.reject(error))).kind,
  );
  const requests = server.sandbox.log().filter(({ call }) => call === write.endpoint);
  return {
    reported,
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
    const { reported, requests, isDone } = await outcomeOf(write, returningCustomer);
    expect({ reported, requests, isDone: await isDone() }).toEqual({
      reported: "accepted",
      requests: 1,
      isDone: true,
    });
  });
});

interface FaultRow {
  fault: Omit<Fault, "call">;
  reported: string;
  isDone: boolean;
}

const faultRow = (fault: FaultRow["fault"], reported: string, isDone: boolean): FaultRow => ({
  fault,
  reported,
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

describe("a write never reports a false outcome after a fault", () => {
  test.each(combinations(tried, faultRows))(
    "$name: $row.fault.kind $row.fault.status, carried out: $row.isDone",
    async ({ write, row: { fault, reported, isDone } }) => {
      const outcome = await outcomeOf(write, returningCustomer, fault);
      expect({ ...outcome, isDone: await outcome.isDone() }).toEqual({
        reported,
        requests: 1,
        isDone,
      });
    },
  );

  test.each(tried)("$name: carried out after the caller gave up", async (write) => {
    const late = { kind: "late", milliseconds: 1 } as const;
    const outcome = await outcomeOf(write, returningCustomer, late);
    expect(outcome).toMatchObject({ reported: "unknown-outcome", requests: 1 });
    await expect.poll(() => outcome.isDone()).toBe(true);
  });
});

test("a registration without a subscription in the reply is not complete", async () => {
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

/** Bodies sent with status 200 after a write was carried out, and the outcome reported. */
const bodies: { body: unknown; reported: string; open: string }[] = [
  ...[{ error: "Card declined" }, { status: "failed" }, { success: "no" }, false].map((body) => ({
    body,
    reported: "unknown-outcome",
    open: "unknown-outcome",
  })),
  { body: { success: false }, reported: "unknown-outcome", open: "rejected" },
  ...["OK", true, [], {}, undefined].map((body) => ({
    body,
    reported: "unknown-outcome",
    open: "accepted",
  })),
  { body: { status: true, error: "The receipt is late" }, reported: "accepted", open: "accepted" },
];

describe("the body of a 2xx decides the outcome", () => {
  const others = tried.filter((write) => !isRegistration(write));

  test.each(combinations(others, bodies))("$name: $row.body", async ({ write, row }) => {
    const { body } = row;
    const fault = {
      kind: "commit-then",
      status: 200,
      ...(body !== undefined && { body }),
    } as const;
    const { reported, requests } = await outcomeOf(write, returningCustomer, fault);
    expect({ reported, requests }).toEqual({
      reported: isOpen(write) ? row.open : row.reported,
      requests: 1,
    });
  });
});

interface MagicRow {
  id: number;
  reported: string;
  /** True if a call without a documented reply counts as accepted. */
  isDoneByOpen?: true;
}

const magicRows: MagicRow[] = [
  ...[901, 902, 903, 904, 909, 910, 911].map((id) => ({ id, reported: "rejected" })),
  ...[905, 906].map((id) => ({ id, reported: "unknown-outcome" })),
  ...[907, 908].map((id) => ({ id, reported: "http" })),
  { id: 912, reported: "unknown-outcome", isDoneByOpen: true },
  ...[913, 914, 927].map((id) => ({ id, reported: "accepted" })),
];
const onlyOpenRows: MagicRow[] = [
  ...[915, 916].map((id) => ({ id, reported: "accepted" })),
  { id: 928, reported: "unknown-outcome" },
  { id: 929, reported: "rejected" },
];

const selfService = tried.filter((write) => !isRegistration(write));

describe("the reply to a magic customer decides the outcome", () => {
  test.each([
    ...combinations(selfService, magicRows),
    ...combinations(selfService.filter(isOpen), onlyOpenRows),
  ])("$name: customer $row.id", async ({ write, row }) => {
    const { reported } = row;
    const outcome = await outcomeOf(write, magicCustomer(row.id));
    expect({ ...outcome, isDone: await outcome.isDone() }).toEqual({
      reported,
      requests: 1,
      isDone: reported === "accepted" || (row.isDoneByOpen === true && isOpen(write)),
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
