import { createSandbox, demoCustomer, openDatabase, type Sandbox } from "@waypost/sandbox";
import type { FetchInit } from "@waypost/sdk";
import * as fc from "fast-check";
import { vi } from "vitest";
import { isRunning, kindOfRow, type BoxRow, type BoxState } from "../src/flows/box/state.ts";
import {
  agree,
  boxAtWork,
  fillBox,
  freeImeis,
  orderBox,
  passSteps,
  type BoxAtWork,
} from "./box-at-work.ts";
import { isPriceList } from "./changing-prices.ts";
import type { PageOptions } from "./page.ts";
import { sharedByWindows } from "./windows.ts";

/** The faults of one registration request. */
export const FAULTS = [
  "lost",
  "never-arrives",
  "too-many",
  "declined",
  "refuses-one",
  "half",
  "rival",
] as const;

export interface BoxTrouble {
  readonly devices: number;
  /** The fault at the registration request with this number. */
  readonly faults: Readonly<Record<number, (typeof FAULTS)[number]>>;
  /** The tab is closed at each request whose number is a multiple of it; 0 for never. */
  readonly killEvery: number;
  /** Prices rise before this request; 0 for never. */
  readonly raiseAt: number;
  /** The browser is offline at this request; 0 for never. */
  readonly offlineAt: number;
  /** The customer pauses while this request is in flight; 0 for never. */
  readonly pauseAt: number;
  /** The customer leaves the page, and comes back, while this request is in flight; 0 for never. */
  readonly leaveAt: number;
  /** The customer sends unknown devices again only after all others. */
  readonly ticksLate: boolean;
}

const number = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: most }));

export const troubles: fc.Arbitrary<BoxTrouble> = fc.record({
  devices: fc.integer({ min: 1, max: 30 }),
  faults: fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), fc.constantFrom(...FAULTS), {
    maxKeys: 4,
  }),
  killEvery: number(6),
  raiseAt: number(8),
  offlineAt: number(8),
  pauseAt: number(8),
  leaveAt: number(8),
  ticksLate: fc.boolean(),
});

/** The rows at the end of a run, judged by the server. */
export interface BoxResult {
  readonly rows: readonly BoxRow[];
  /** Contradictions between the page and the server. */
  readonly violations: readonly string[];
  /** How often each fault was met, and the tab closed. */
  readonly seen: Readonly<Record<string, number>>;
}

interface Sent {
  readonly devices: { readonly imei: string }[];
  readonly uom: string;
  readonly credit_card: object;
}

/** Registers a box in spite of its troubles, as a patient customer does. */
export async function runBox(trouble: BoxTrouble): Promise<BoxResult> {
  const sandbox = createSandbox({ database: openDatabase(), devicesPerKind: trouble.devices + 1 });
  const { sharedStorage, locks } = sharedByWindows();
  const imeis = freeImeis(trouble.devices);
  const violations: string[] = [];
  const seen: Record<string, number> = {};
  const ours = new Set<string>();
  const rivals = new Set<string>();
  /** Sent without a reply, and not ticked since. */
  const unanswered = new Set<string>();
  const bad = new Set<string>();
  let requests = 0;
  let isOffline = false;
  let isRaised = false;
  let isToBeClosed = false;

  const count = (name: string) => {
    seen[name] = (seen[name] ?? 0) + 1;
  };

  /** Requests at the sandbox, which needs real time. */
  let inFlight = 0;
  const through: NonNullable<PageOptions["through"]> = async (...call) => {
    inFlight += 1;
    try {
      return await answer(...call);
    } finally {
      inFlight -= 1;
    }
  };
  const answer: NonNullable<PageOptions["through"]> = async (url, pass, init) => {
    if (isPriceList(url)) return isRaised ? raised(await pass()) : pass();
    if (init === undefined || !url.includes("/auth/register")) return pass();
    requests += 1;
    const body = JSON.parse(String(init.body)) as Sent;
    const wanted = body.devices.map(({ imei }) => imei);
    for (const imei of wanted.filter((one) => ours.has(one)))
      violations.push(`${imei} was sent again after it was registered`);
    for (const imei of wanted.filter((one) => unanswered.has(one)))
      violations.push(`${imei} was sent again without a tick`);
    const fault = trouble.faults[requests];
    if (fault !== undefined) count(fault);
    if (trouble.killEvery > 0 && requests % trouble.killEvery === 0) {
      count("closed");
      isToBeClosed = true;
    }
    if (trouble.raiseAt === requests + 1) isRaised = true;
    if (trouble.offlineAt === requests + 1) isOffline = true;
    if (trouble.pauseAt === requests) work.send({ type: "pause" });
    if (trouble.leaveAt === requests) {
      work.lifecycle("left");
      work.lifecycle("back");
    }
    const [first = ""] = wanted;
    const lose = () => {
      for (const imei of wanted) unanswered.add(imei);
      throw new TypeError("fetch failed");
    };
    switch (fault) {
      case "never-arrives":
        return lose();
      case "too-many":
        return Response.json(
          { message: "slow down" },
          { status: 429, headers: { "Retry-After": "7" } },
        );
      case "declined":
        return Response.json({ status: false, error: "Your card was declined" });
      case "refuses-one":
        bad.add(first);
        break;
      case "rival":
        if (await isTakenBy(sandbox, url, { body, init })) rivals.add(first);
        break;
      default:
    }
    if (wanted.some((imei) => bad.has(imei)))
      return Response.json({
        status: false,
        message: "Not for sale",
        error: wanted.find((imei) => bad.has(imei)),
      });
    const sent = fault === "half" ? body.devices.slice(0, 1) : body.devices;
    const reply = await sandbox.fetch(url, register({ ...body, devices: sent }, init));
    const said = JSON.parse(await reply.text()) as { status?: boolean; subscription?: object[] };
    if (said.status === true) for (const { imei } of sent) ours.add(imei);
    if (fault === "lost") return lose();
    const failed = wanted.slice(sent.length).join("|");
    return Response.json(failed === "" ? said : { ...said, error: failed }, {
      status: reply.status,
    });
  };

  const open = () =>
    boxAtWork({
      sandbox,
      through,
      now: () => new Date(Date.now()),
      shared: { locks, sharedStorage },
      isOffline: () => isOffline,
      log: () => {},
    });

  /** Compares what the page says with what the server knows. */
  const judge = (rows: readonly BoxRow[]) => {
    for (const row of rows) {
      const kind = kindOfRow(row);
      const isOurs = ours.has(row.imei);
      const isWrong =
        (kind === "registered" && !isOurs) ||
        (kind === "appears-registered" && !isOurs && !rivals.has(row.imei)) ||
        (/^(valid|refused)$/.test(kind) && isOurs);
      if (isWrong) violations.push(`${row.imei} is called ${kind}`);
    }
  };

  const goOnline = () => {
    isOffline = false;
  };
  const tick = (row: BoxRow) => {
    unanswered.delete(row.imei);
    work.send({ type: "send-again", id: row.id, isWanted: true });
  };

  let work = open();
  await fillBox(work, imeis);
  await orderBox(work);
  await agree(work);
  for (let turn = 0; turn < 150; turn += 1) {
    await settleBox(work, { isOver: () => isToBeClosed, isWaiting: () => inFlight > 0 });
    if (isToBeClosed) {
      isToBeClosed = false;
      for (const row of work.rows()) if (kindOfRow(row) === "sending") unanswered.add(row.imei);
      work.close();
      work.stop();
      work = open();
      await settleBox(work, { isOver: () => false, isWaiting: () => inFlight > 0 });
    }
    judge(work.rows());
    if (
      !(await answerBox(work, {
        goOnline,
        tick,
        isBad: (imei) => bad.has(imei),
        ticksLate: trouble.ticksLate,
      }))
    )
      break;
  }
  judge(work.rows());
  for (const imei of imeis.filter((one) => !rivals.has(one) && !bad.has(one) && !ours.has(one)))
    violations.push(`${imei} was not registered`);
  work.stop();
  sandbox.close();
  return { rows: work.rows(), violations, seen };
}

/** Another customer registers the first device of a request. */
async function isTakenBy(
  sandbox: Sandbox,
  url: string,
  { body, init }: { body: Sent; init: FetchInit },
): Promise<boolean> {
  const { devices, uom, credit_card } = body;
  const rival = { email: demoCustomer.email, language: "English", uom, credit_card };
  const reply = await sandbox.fetch(
    url,
    register({ ...rival, devices: devices.slice(0, 1) }, init),
  );
  return (JSON.parse(await reply.text()) as { status?: boolean }).status === true;
}

const register = (body: object, init: FetchInit) =>
  ({ ...init, method: "POST", body: JSON.stringify(body) }) as never;

async function raised(reply: { text(): Promise<string> }) {
  const { plans, ...rest } = JSON.parse(await reply.text()) as { plans: { price: number }[] };
  return Response.json({
    ...rest,
    plans: plans.map((plan) => ({ ...plan, price: plan.price + 1 })),
  });
}

declare const setImmediate: (run: () => void) => unknown;

/** Lets all work run, and time pass, until the box waits for its customer. */
async function settleBox(
  work: BoxAtWork,
  { isOver, isWaiting }: { isOver: () => boolean; isWaiting: () => boolean },
): Promise<void> {
  let idle = 0;
  // The digest of a consent and the code of the flow take real time.
  const started = performance.now();
  // A reply may be on its way although the box waits for its customer.
  for (let round = 0; round < 30 || (!isOver() && !isForCustomer(work.state())); round += 1) {
    const before = work.state();
    await new Promise<void>((resolve) => void setImmediate(resolve));
    idle = work.state() !== before || isWaiting() ? 0 : idle + 1;
    if (idle > 20) vi.advanceTimersToNextTimer();
    if (performance.now() - started > 10_000) throw new Error(JSON.stringify(work.state().screen));
  }
}

/** True if nothing more happens by itself but that the card is forgotten. */
const isForCustomer = (state: BoxState): boolean => {
  const { screen } = state;
  if (screen.phase !== "run") return screen.phase !== "restoring";
  if (screen.stop === null) return !isRunning(state);
  const { stop } = screen;
  return stop.reason !== "limited" && !(stop.reason === "unknown" && !stop.isSettled);
};

/** Does what a patient customer does. Returns false if there is nothing left to do. */
async function answerBox(
  work: BoxAtWork,
  {
    goOnline,
    tick,
    isBad,
    ticksLate,
  }: {
    goOnline: () => void;
    /** Ticks an unknown device, which may then be sent again. */
    tick: (row: BoxRow) => void;
    isBad: (imei: string) => boolean;
    ticksLate: boolean;
  },
): Promise<boolean> {
  const { screen, form } = work.state();
  const { registration } = form;
  // Nothing of the box was sent, as far as its page knows.
  if (screen.phase === "list") {
    await orderBox(work);
    await agree(work);
    return true;
  }
  if (screen.phase === "order") {
    await payAgain(work);
    return true;
  }
  if (screen.phase !== "run") return false;
  const unknown = form.rows.filter((row) => kindOfRow(row) === "unknown");
  if (screen.stop === null) {
    const refused = form.rows.filter((row) => kindOfRow(row) === "refused" && !isBad(row.imei));
    unknown.forEach(tick);
    for (const { id } of refused) work.send({ type: "edit-row", id, patch: {} });
    work.send({ type: "check-box", at: 0 });
    await work.until((state) => state.form.checking === null);
    work.send({ type: "go-on" });
    return unknown.length + refused.length > 0;
  }
  switch (screen.stop.reason) {
    case "offline":
      goOnline();
      work.lifecycle("online");
      return true;
    case "refused":
      work.send({ type: "go-on", card: "other" });
      return true;
    case "unknown":
    case "resumed": {
      const { screen: inner } = registration;
      const isFree = inner.phase === "unknown" && inner.outcome.isSettled;
      if (isFree && !ticksLate) unknown.forEach(tick);
      work.send({ type: "go-on" });
      return true;
    }
    case "account":
      // Nothing else is sent while the first request of a new customer is unknown.
      unknown.forEach(tick);
      work.send({ type: "go-on" });
      return true;
    default:
      work.send({ type: "go-on" });
      return true;
  }
}

async function payAgain(work: BoxAtWork): Promise<void> {
  await passSteps(work);
  work.send({ type: "acknowledge", isAcknowledged: true });
  await agree(work);
}
