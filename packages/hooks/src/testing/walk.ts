import { fixtures } from "@waypost/sdk/testing";
import type { Runner } from "../flows/engine/runner-types.ts";
import type { RegistrationAction, RegistrationEvent } from "../flows/registration/events.ts";
import type { RegistrationPhase, RegistrationState } from "../flows/registration/state.ts";
import type { TaskEvent, TaskPhase, TaskState } from "../flows/task/state.ts";
import type { TaskShape } from "../flows/task/task.ts";
import type { RegistrationRow, TaskRow } from "./rows.ts";
import type { TestWaypost } from "./test-waypost.tsx";

/** Waits until a run is in a state. It does not end by itself, so a test's own timeout applies. */
function untilState<State>(
  { getState, subscribe }: Pick<Runner<State, never>, "getState" | "subscribe">,
  isThere: (state: State) => boolean,
): Promise<State> {
  let stop: (() => void) | undefined;
  const there = new Promise<State>((resolve) => {
    const look = () => isThere(getState()) && resolve(getState());
    stop = subscribe(look);
    look();
  });
  return there.finally(stop);
}

/** A reply that does not come. */
const never = () => new Promise<never>(() => {});
/** A request whose reply is lost. */
const lost = () => {
  throw new Error("the reply is lost");
};

const isReadingPrices = (screen: TaskState["screen"] | RegistrationState["screen"]): boolean =>
  "question" in screen && screen.question.priceCheck?.status === "running";

/** Enters what a customer enters, stage by stage, from the form to the review and its prices. */
export async function fillTask<Shape extends TaskShape>(
  run: Pick<Runner<TaskState<Shape>, TaskEvent<Shape>>, "getState" | "subscribe" | "send">,
  entries: readonly Partial<Shape["draft"]>[],
  today: Date,
): Promise<void> {
  await untilState(run, ({ screen }) => screen.phase === "form");
  for (const patch of entries) {
    const { stage } = run.getState().form;
    run.send({ type: "edit", patch, today });
    // Only a task with an IMEI field has a text in it.
    if (run.getState().form.imei.text !== "") run.send({ type: "leave-imei" });
    await untilState(run, ({ form }) => form.imei.check.status !== "checking");
    await untilState(run, ({ screen }) => screen.phase !== "preparing");
    // A stage whose entry is checked at once goes on by itself.
    if (run.getState().form.stage === stage) run.send({ type: "continue" });
    await untilState(run, ({ screen }) => screen.phase !== "preparing");
  }
  await untilState(run, ({ screen }) => !isReadingPrices(screen));
}

async function walkTask(
  test: TestWaypost,
  row: TaskRow,
  to: TaskPhase,
): Promise<Runner<TaskState, TaskEvent>> {
  const { flow, input, entries, operation, reads = [], prepares, readBack } = row;
  const { waypost, answer } = test;
  const run = waypost.run(flow, input);
  const { send } = run;
  const until = (phase: TaskPhase) => untilState(run, ({ screen }) => screen.phase === phase);
  if (to === "restoring") return run;
  if (to === "loading") for (const read of reads) answer(read, never);
  if (to === "load-failed") for (const read of reads) answer(read, fixtures[read].fault);
  if (to === "preparing" && prepares) answer(prepares, never);
  send({ type: "open" });
  if (to === "loading" || to === "load-failed" || to === "form") return until(to).then(() => run);
  const filled = fillTask(run, entries, waypost.now());
  if (to === "preparing") return until(to).then(() => run);
  await filled;
  const { phase } = run.getState().screen;
  if (phase !== "reviewing") throw new Error(`${flow.name} refuses the entries at "${phase}"`);
  if (to === "reviewing") return run;
  if (to === "sending") answer(operation, never);
  if (to === "reading-back" && readBack) answer(readBack, never);
  if (to === "reading-back" || to === "unknown") answer(operation, lost);
  send({ type: "confirm", at: waypost.now() });
  await until(to);
  return run;
}

type Run = Runner<RegistrationState, RegistrationEvent>;

type Fill = (row: RegistrationRow, run: Run, now: Date) => Promise<void> | void;

/** The entries on each screen before its button is pressed. */
const FILL: Partial<Record<RegistrationPhase, Fill>> = {
  email: ({ customer: { email = "" } }, { send }) =>
    send({ type: "edit-customer", patch: { email } }),
  "known-email": ({ customer: { password = "" } }, { send }) =>
    send({ type: "edit-customer", patch: { password } }),
  details: ({ customer }, { send }) => send({ type: "edit-customer", patch: customer }),
  async devices({ devices }, run) {
    const rows = () => run.getState().form.activation.devices;
    run.send({ type: "choose-unit", unit: "MPH" });
    for (const [at, { imei, name, plan }] of devices.entries()) {
      if (rows()[at] === undefined) run.send({ type: "add-device" });
      const id = rows()[at]?.id ?? "";
      run.send({ type: "edit-imei", id, text: imei });
      run.send({ type: "edit-device-name", id, name });
      await untilState(run, () => rows().every((row) => row.imei.check.status !== "checking"));
      run.send({ type: "choose-plan", id, plan });
    }
  },
  payment: ({ card }, { send }, today) =>
    typeof card === "string"
      ? send({ type: "choose-card", choice: card })
      : send({ type: "edit-card", patch: card, today }),
  terms: (_row, { send }) => send({ type: "accept-terms", accepted: true }),
  async reviewing(_row, run) {
    await untilState(run, ({ screen }) => !isReadingPrices(screen));
  },
};

/** Enters what the row says on the screen that is open, and presses its button. */
export async function passScreen(run: Run, row: RegistrationRow, now: Date): Promise<void> {
  const { phase } = run.getState().screen;
  await FILL[phase]?.(row, run, now);
  run.send(buttonOf(phase, now));
}

const buttonOf = (phase: RegistrationPhase, at: Date): RegistrationAction => {
  if (phase === "known-email") return { type: "continue-with-password" };
  return phase === "reviewing" ? { type: "confirm", at } : { type: "submit" };
};

/** Sets the replies on the way to a phase. */
function answerFor({ answer }: TestWaypost, row: RegistrationRow, to: RegistrationPhase): void {
  const { isKnown, devices, operation } = row;
  const { known, new: unknown } = fixtures["registration.checkEmail"];
  answer("registration.checkEmail", to === "checking-email" ? never : isKnown ? known : unknown);
  answer("registration.checkImei", ({ url }) => {
    const device = devices.find(({ imei }) => url.includes(imei));
    return fixtures["registration.checkImei"][device?.kind ?? "gps"];
  });
  if (to === "fetching-cards") answer("registration.customerCards", never);
  if (to === "sending") answer(operation, never);
  if (to === "failed") answer(operation, fixtures["registration.register"].failure);
  if (to === "reading-back" || to === "unknown") answer(operation, lost);
}

async function walkRegistration(
  test: TestWaypost,
  row: RegistrationRow,
  to: RegistrationPhase,
): Promise<Run> {
  const { waypost, answer } = test;
  const run = waypost.run(row.flow);
  answerFor(test, row, to);
  run.send({ type: "visit", step: "customer-information" });
  for (;;) {
    const { form, screen } = await untilState(
      run,
      (now) => now.screen.phase === to || now.screen.phase in STOPS,
    );
    const { phase } = screen;
    if (phase === to) return run;
    if (phase === "reviewing" && to === "reading-back") answer(row.readBack, never);
    await passScreen(run, row, waypost.now());
    const isRefused = (now: RegistrationState) => now.form.submitCount > form.submitCount;
    const after = await untilState(run, (now) => now.screen.phase !== phase || isRefused(now));
    if (isRefused(after)) throw new Error(`${row.flow.name} refuses the entries at "${phase}"`);
  }
}

/** The screens that wait for the customer. */
const STOPS = { ...FILL, "card-question": true };

/**
 * Walks a flow until it is in a phase, with the entries of its row, as its page would. A component
 * that is then rendered with the `Provider` shows that phase. An `unknown` outcome comes from a lost
 * reply.
 *
 * @throws Error if the flow of this row is never in that phase, or refuses an entry on the way
 */
export async function walk(
  test: TestWaypost,
  row: TaskRow | RegistrationRow,
  to: TaskPhase | RegistrationPhase,
): Promise<void> {
  const { flow, phases } = row;
  const phase = phases.find((one) => one === to);
  if (phase === undefined) throw new Error(`${flow.name} is never "${to}"`);
  await ("isKnown" in row
    ? walkRegistration(test, row, phase as RegistrationPhase)
    : walkTask(test, row, phase as TaskPhase));
}
