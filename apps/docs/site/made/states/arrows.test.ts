import { demoPassword } from "../../../../../packages/sandbox/src/index.ts";
import { expect, test } from "vitest";
import { registration } from "../../../../../packages/hooks/src/flows/registration/flow.ts";
import { atWork, soon, TODAY } from "../../../../../packages/hooks/test/at-work.ts";
import * as customer from "../../../../../packages/hooks/test/new-customer.ts";
import type { PageOptions } from "../../../../../packages/hooks/test/page.ts";
import * as returning from "../../../../../packages/hooks/test/returning-customer.ts";
import { taskAtWork } from "../../../../../packages/hooks/test/task-at-work.ts";
import {
  CUSTOMER,
  fillIn,
  TASK_ROWS,
  type AnyTaskRow,
} from "../../../../../packages/hooks/test/task-rows.ts";
import { ARROWS, arrowsOf, drawnFlows } from "../states.ts";

const refused = { kind: "error-json", status: 400 } as const;
/** The outcomes of a request: a success, a refusal, or no reply. */
const faults = [
  { kind: "slow", milliseconds: 1 },
  refused,
  { kind: "lost" },
  { kind: "refuse" },
] as const;
type RequestFault = (typeof faults)[number];

/** Waits until a flow is in none of these states. */
const leaves = (phase: () => string, ...left: string[]) =>
  soon(() => {
    if (left.includes(phase())) throw new Error(`still ${phase()}`);
  });

async function walkTask(row: AnyTaskRow, fault: RequestFault, options: PageOptions): Promise<void> {
  const run = taskAtWork(row.flow, row.input(CUSTOMER), options);
  const entries = row.entries(CUSTOMER);
  const phase = () => run.state().phase;
  run.sandbox.fault({ call: "*", ...refused, times: "always" });
  run.send({ type: "open" });
  await leaves(phase, "restoring", "loading");
  run.sandbox.clearFaults();
  run.send({ type: "refetch" });
  if (row.prepares !== undefined) {
    run.sandbox.fault({ call: row.prepares, ...refused, times: "always" });
    await fillIn(run, entries.slice(0, 1));
    run.sandbox.clearFaults();
  }
  await fillIn(run, entries);
  run.send({ type: "back" });
  await fillIn(run, entries);
  run.send({ type: "acknowledge", isAcknowledged: true });
  run.sandbox.fault({ call: row.operation, ...fault });
  run.confirm();
  await leaves(phase, "reviewing", "sending", "reading-back");
  run.send({ type: "read-back-again" });
  await leaves(phase, "reading-back");
  if (fault.kind !== "lost") await run.sendAgain();
  run.send({ type: "start-over" });
}

async function walkRegistration(fault: RequestFault, options: PageOptions): Promise<void> {
  const run = atWork(options);
  const phase = () => run.state().phase;
  await customer.reachConfirm(run);
  run.sandbox.fault({ call: "register", ...fault });
  run.send({ type: "confirm", at: TODAY });
  await leaves(phase, "reviewing", "sending", "reading-back");
  run.send({ type: "read-back-again" });
  await leaves(phase, "reading-back");
  run.send({ type: "try-again" });
  await leaves(phase, "reading-back");
  run.send({ type: "start-over" });
  for (let backs = 0; backs < 6; backs++) run.send({ type: "back" });
}

async function walkUncheckedEmail(options: PageOptions): Promise<void> {
  const run = atWork(options);
  run.sandbox.fault({ call: "checkEmail", ...refused });
  run.send({ type: "visit", step: "customer-information" });
  run.send({ type: "edit-customer", patch: { email: customer.EMAIL } });
  run.send({ type: "submit" });
  await soon(() => {
    if (run.notices.length === 0) throw new Error("the check has not failed yet");
  });
}

/**
 * Registers with saved cards, before and after a reload. The server registers one of two devices.
 */
async function walkAgain(options: PageOptions): Promise<void> {
  const run = atWork({
    ...options,
    through: async (url, pass) => {
      const reply = await pass();
      if (!url.endsWith("/auth/register")) return reply;
      return Response.json({
        ...(JSON.parse(await reply.text()) as object),
        status: false,
        error: customer.OBD_IMEI,
      });
    },
  });
  await returning.signIn(run);
  await customer.giveDevices(run);
  run.send({ type: "submit" });
  run.send({ type: "back" });
  const reloaded = run.reload();
  reloaded.send({ type: "visit", step: "payment-method" });
  await reloaded.until("payment");
  reloaded.send(returning.edit({ password: demoPassword }));
  reloaded.send({ type: "continue-with-password" });
  await leaves(() => reloaded.state().phase, "fetching-saved-cards");
  await returning.payWithSavedCard(reloaded);
  for (const type of ["back", "submit", "submit"] as const) reloaded.send({ type });
  await returning.payWithSavedCard(reloaded);
  reloaded.send({ type: "confirm", at: TODAY });
  await leaves(() => reloaded.state().phase, "reviewing", "sending");
  reloaded.send({ type: "start-over" });
}

const phaseOf = (state: unknown) => (state as { screen: { phase: string } }).screen.phase;

test("arrows.txt has every transition of the test sessions", async () => {
  const arrows = new Set<string>();
  const options: PageOptions = {
    log: () => {},
    onTransition: ({ flow, event, from, to }) => {
      if (phaseOf(from) === phaseOf(to)) return;
      const name = flow === registration.name ? flow : "task";
      const { type } = event as { type: string };
      // A URL leads from each step to every other available step.
      if (type === "visit") return;
      arrows.add([name, phaseOf(from), type, phaseOf(to)].join(" "));
    },
  };
  for (const fault of faults) {
    for (const row of TASK_ROWS) await walkTask(row, fault, options);
    await walkRegistration(fault, options);
  }
  await walkUncheckedEmail(options);
  await walkAgain(options);
  await expect(`${[...arrows].toSorted().join("\n")}\n`).toMatchFileSnapshot(ARROWS);
});

test.each(Object.entries(drawnFlows))(
  "the diagram of the %s has all phases, with events of its table only",
  async (name, { machine }) => {
    const arrows = await arrowsOf(name, machine);
    const { restoring: _, ...opened } = machine;
    const drawn = new Set(arrows.flatMap(({ from, to }) => [from, to]));
    drawn.delete("restoring");
    expect(drawn).toEqual(new Set(Object.keys(opened)));
    const handled = arrows.filter(
      ({ from, event }) => from === "restoring" || event in (machine[from] ?? {}),
    );
    expect(handled).toEqual(arrows);
    // Requests are only sent from the review.
    const sending = arrows.filter(({ to }) => to === "sending");
    expect([...new Set(sending.map(({ from }) => from))]).toEqual(["reviewing"]);
  },
);
