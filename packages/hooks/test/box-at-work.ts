import { onTestFinished } from "vitest";
import { box } from "../src/flows/box/flow.ts";
import type { BoxEvent, BoxRow, BoxState } from "../src/flows/box/state.ts";
import { emptyForm } from "../src/flows/registration/start.ts";
import type { RegistrationPhase } from "../src/flows/registration/state.ts";
import type { BoxKind } from "../src/flows/box/state.ts";
import { isRunning, kindOfRow } from "../src/flows/box/state.ts";
import { openPage, soon, TODAY, type Page, type PageOptions } from "./page.ts";
import { CARD } from "./task-rows.ts";
import { sampleDetails } from "./whole-registration.ts";

export interface BoxAtWork extends Page {
  readonly send: (event: BoxEvent) => void;
  readonly state: () => BoxState;
  readonly rows: () => readonly BoxRow[];
  /** The number of rows of each kind. */
  readonly counts: () => Partial<Record<BoxKind, number>>;
  /** Waits until the state is as wanted. */
  readonly until: (isWanted: (state: BoxState) => boolean) => Promise<BoxState>;
  readonly stop: () => void;
}

/** A box without React: the real client over the sandbox's handler. */
export function boxAtWork(options: PageOptions = {}): BoxAtWork {
  const page = openPage(options);
  const runner = page.waypost.run(box);
  onTestFinished(() => runner.stop());
  const { send, getState: state } = runner;
  send({ type: "open-box", form: emptyForm });
  return {
    ...page,
    send,
    state,
    rows: () => state().form.rows,
    counts: () =>
      Object.fromEntries(
        Object.entries(Object.groupBy(state().form.rows, kindOfRow)).map(([kind, { length }]) => [
          kind,
          length,
        ]),
      ),
    until: (isWanted) =>
      soon(() => {
        if (!isWanted(state())) throw new Error(describe(state()));
        return state();
      }),
    stop: runner.stop,
  };
}

const describe = ({ screen, form }: BoxState) =>
  JSON.stringify([screen, form.registration.screen.phase, form.registration.form.fieldErrors]);

/** The IMEIs of devices of the sandbox that can be registered. */
export const freeImeis = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${350_000_000_000_001 + at}`);

export const EMAIL = "new.customer@example.com";

/** Fills in a list, checks it, and chooses plan and unit. */
export async function fillBox(work: BoxAtWork, imeis: readonly string[]): Promise<void> {
  await work.until(({ screen, form }) => screen.phase === "list" && form.lists.gps.length > 0);
  work.send({ type: "fill", cells: imeis.map((imei, at) => [imei, `Van ${at}`]) });
  if (work.rows().length === 0) throw new Error("no rows");
  work.send({ type: "check-box", at: 0 });
  await work.until(({ form }) => form.checking === null);
  work.send({ type: "choose-box-plan", kind: "gps", plan: "plus_quarterly" });
  work.send({ type: "choose-unit", unit: "MPH" });
}

/** Orders the box, and passes the steps up to the question. */
export async function orderBox(work: BoxAtWork): Promise<void> {
  work.send({ type: "order-box" });
  await passSteps(work);
}

/**
 * Passes the steps that are missing, up to the question: the details of a new customer, or an
 * account without its password, and a new card.
 */
export async function passSteps(work: BoxAtWork): Promise<void> {
  const phase = () => work.state().form.registration.screen.phase;
  for (let step = 0; phase() !== "reviewing"; step += 1) {
    if (step > 9) throw new Error(describe(work.state()));
    const current = phase();
    passStep(work, current);
    await work.until(() => phase() !== current);
  }
}

function passStep({ send, state }: BoxAtWork, phase: RegistrationPhase): void {
  const { email } = state().form.registration.form.customer;
  const secrets = { password: "pw", confirmPassword: "pw" };
  switch (phase) {
    case "email":
      send({ type: "edit-customer", patch: { email: email || EMAIL } });
      return send({ type: "submit" });
    case "details":
      send({
        type: "edit-customer",
        patch: { ...sampleDetails, ...secrets, timezonedescription: "Central" },
      });
      return send({ type: "submit" });
    case "known-email":
      return send({ type: "continue-without-password" });
    case "payment":
      send({ type: "edit-card", patch: CARD, today: TODAY });
      return send({ type: "submit" });
    case "terms":
      send({ type: "accept-terms", accepted: true });
      return send({ type: "submit" });
    default:
  }
}

/** True once the question has read the prices. */
export const isAsked = ({ form: { registration } }: BoxState) =>
  registration.screen.phase === "reviewing" &&
  registration.screen.question.priceCheck?.status === "done";

/** Agrees to the whole box. */
export async function agree(work: BoxAtWork): Promise<void> {
  await work.until(isAsked);
  work.send({ type: "confirm", at: TODAY, shown: "I agree", locale: "en-US" });
}

/** True once no request is in flight and nothing more is sent by itself. */
export const isIdle = (state: BoxState): boolean =>
  state.screen.phase === "run" && !isRunning(state);
