"use client";

import { useEffect, useMemo } from "react";
import { box } from "../../flows/box/flow.ts";
import { kindOfDevice, planOfRow, problemOf, type BoxProblem } from "../../flows/box/list.ts";
import { receiptOf } from "../../flows/box/receipt.ts";
import {
  isRunning,
  isWaiting,
  kindOfRow,
  type BoxAction,
  type BoxEvent,
  type BoxForm,
  type BoxKind,
  type BoxRow,
  type BoxState,
  type BoxStop,
} from "../../flows/box/state.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import { registration } from "../../flows/registration/flow.ts";
import type { RegistrationPhase } from "../../flows/registration/state.ts";
import type { BoxColumns, Cells } from "../../rules/box/box-list.ts";
import { imeisIn } from "../../rules/devices/scanned-imei.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import { PLAN_KINDS, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import type { Waypost } from "../../waypost.ts";
import { planLabel } from "../plan-label.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages, type Translate } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { useView } from "../use-view.ts";

/** A plan that a device of a box can have. */
export interface BoxPlan {
  readonly id: string;
  readonly label: string;
  readonly price: number | null;
  /** Months. */
  readonly duration: number | null;
}

interface WithRows {
  readonly rows: readonly BoxRow[];
  readonly counts: Readonly<Partial<Record<BoxKind, number>>>;
  /** The plans on sale. */
  readonly plans: Readonly<Record<PlanKind, readonly BoxPlan[]>>;
  /** Returns the plan of a device; undefined before its check, or without a plan. */
  readonly planOf: (row: BoxRow) => BoxPlan | undefined;
  /** Changes a device that was not sent, or refused. */
  readonly edit: (id: string, patch: Extract<BoxAction, { type: "edit-row" }>["patch"]) => void;
  /** Checks every IMEI that has no result yet. */
  readonly check: () => void;
  readonly stopCheck: () => void;
  /** The running check; `null` if there is none. */
  readonly checking: {
    readonly done: number;
    readonly total: number;
    /** `null` until the first results. */
    readonly secondsLeft: number | null;
  } | null;
  /** Starts another box. */
  readonly clear: () => void;
}

/** The list of a box. */
export interface BoxListView extends WithRows {
  readonly phase: "list";
  /** The list that was read last, and what was left out of it. */
  readonly source: BoxForm["source"];
  /** The kinds of plans that the checked devices need. */
  readonly kinds: readonly PlanKind[];
  /** The id of the plan for all devices of a kind; "" until it is chosen. */
  readonly chosen: BoxForm["plans"];
  /** The sum of the first payments; `null` while a plan is missing. */
  readonly total: number | null;
  /** The reason why the box cannot be ordered yet. */
  readonly problem: BoxProblem | null;
  /** Adds the devices of a list, or goes on with a receipt. */
  readonly fill: (cells: Cells) => void;
  readonly chooseColumns: (columns: BoxColumns) => void;
  /** Adds the IMEIs in the texts of bar codes. Returns each, and whether the box had it already. */
  readonly scan: (
    texts: readonly string[],
  ) => readonly { readonly imei: string; readonly isKnown: boolean }[];
  readonly choosePlan: (kind: PlanKind, plan: string) => void;
  readonly order: () => void;
  /** For a `<WaypostProvider>`: the hooks of the registration below it are about this box. */
  readonly registration: Waypost;
}

/** The customer, the card and the consent, as in a registration. */
export interface BoxOrderView {
  readonly phase: "order";
  readonly step: RegistrationPhase;
  readonly registration: Waypost;
  readonly backToList: () => void;
}

/** The run of the registrations. */
export interface BoxRunView extends WithRows {
  readonly phase: "run";
  readonly isRunning: boolean;
  /** It pauses after the request in flight. */
  readonly isPausing: boolean;
  /** `null` while it runs, and once it is over. */
  readonly stop: BoxStop | null;
  /** The ids of the unknown devices that the customer wants to send again. */
  readonly again: readonly string[];
  readonly pause: () => void;
  /** Goes on. Asks for the card and a consent again if they are missing or out of date. */
  readonly goOn: () => void;
  readonly useAnotherCard: () => void;
  /** Looks up the unknown devices. */
  readonly lookAgain: () => void;
  /** Only a device whose row was ticked is sent again, after another consent. */
  readonly sendAgain: (id: string, isWanted: boolean) => void;
  /** The rows of a CSV file, which another browser can go on with. It contains no secret. */
  readonly receipt: () => Cells;
}

/** The screen of a box, by its phase. */
export type BoxView = { readonly phase: "restoring" } | BoxListView | BoxOrderView | BoxRunView;

type BoxRun = Runner<BoxState, BoxEvent>;

/**
 * The registration of a box of up to 1,000 devices: a list, a check of every IMEI, one consent to
 * the whole sum, and registrations of four devices, one after the other. The result is a union by
 * `phase`. In the phase `order` the hooks and components of the registration show the customer, the
 * card and the question.
 *
 * @example
 * const box = useBox();
 * if (box.phase === "list") return <textarea onChange={(event) => box.fill([[event.target.value]])} />;
 * if (box.phase === "order")
 *   return <WaypostProvider waypost={box.registration}><Steps /></WaypostProvider>;
 */
export function useBox(): BoxView {
  const waypost = useWaypost("useBox");
  const run = waypost.run(box);
  useEffect(() => run.hold(), [run]);
  // Also after a reset.
  const isClosed = useSelector(run, ({ screen }) => screen.phase === "restoring");
  useEffect(() => {
    const { form } = waypost.run(registration).getState();
    if (isClosed || form.visited) run.send({ type: "open-box", form });
  }, [run, waypost, isClosed]);
  const say = useMessages();
  return useView(
    run,
    useMemo(() => viewsOf(run, waypost, say), [run, waypost, say]),
  );
}

function viewsOf(run: BoxRun, waypost: Waypost, say: Translate): (state: BoxState) => BoxView {
  const { send } = run;
  const sending = (event: BoxAction) => () => send(event);
  const inner = registrationOf(run, waypost);
  const editing = {
    edit: (id: string, patch: Extract<BoxAction, { type: "edit-row" }>["patch"]) =>
      send({ type: "edit-row", id, patch }),
    check: () => send({ type: "check-box", at: waypost.now().getTime() }),
    stopCheck: sending({ type: "stop-check" }),
    clear: sending({ type: "clear-box" }),
  };
  const listing = {
    ...editing,
    registration: inner,
    fill: (cells: Cells) => send({ type: "fill", cells }),
    chooseColumns: (columns: BoxColumns) => send({ type: "choose-columns", columns }),
    scan: (texts: readonly string[]) => {
      const imeis = [...new Set(texts.flatMap(imeisIn))];
      const known = new Set(run.getState().form.rows.map(({ imei }) => imei));
      if (imeis.some((imei) => !known.has(imei))) send({ type: "scan-box", imeis });
      return imeis.map((imei) => ({ imei, isKnown: known.has(imei) }));
    },
    choosePlan: (kind: PlanKind, plan: string) => send({ type: "choose-box-plan", kind, plan }),
    order: sending({ type: "order-box" }),
  };
  const running = {
    ...editing,
    pause: sending({ type: "pause" }),
    goOn: sending({ type: "go-on" }),
    useAnotherCard: sending({ type: "go-on", card: "other" }),
    lookAgain: sending({ type: "look-again" }),
    sendAgain: (id: string, isWanted: boolean) => send({ type: "send-again", id, isWanted }),
    receipt: () => receiptOf(run.getState().form.rows, waypost.currency),
  };
  const asking = { registration: inner, backToList: sending({ type: "back-to-list" }) };
  const planIn = (plan: BoxForm["lists"]["gps"][number]): BoxPlan => {
    const { service_plan_id: id, price, duration } = plan;
    return { id, label: planLabel(say, planName({ plan }), id), price, duration };
  };
  const rowsOf = (form: BoxForm) => ({
    rows: form.rows,
    counts: countsOf(form.rows),
    checking: checkingOf(form, waypost.now()),
    plans: { gps: form.lists.gps.map(planIn), obd: form.lists.obd.map(planIn) },
    planOf: (row: BoxRow) => {
      const plan = planOfRow(form, row);
      return plan && planIn(plan);
    },
  });
  return (state) => {
    const { form, screen } = state;
    switch (screen.phase) {
      case "restoring":
        return { phase: screen.phase };
      case "list": {
        const { source, plans: chosen } = form;
        const waiting = form.rows.filter(isWaiting);
        return {
          ...listing,
          ...rowsOf(form),
          phase: screen.phase,
          source,
          kinds: PLAN_KINDS.filter((kind) => waiting.some((row) => kindOfDevice(row) === kind)),
          chosen,
          total: total(waiting.map((row) => planOfRow(form, row)?.price ?? null)),
          problem: problemOf(form),
        };
      }
      case "order":
        return { ...asking, phase: screen.phase, step: form.registration.screen.phase };
      case "run":
        return {
          ...running,
          ...rowsOf(form),
          ...screen,
          isRunning: isRunning(state),
          again: form.again,
        };
    }
  };
}

function countsOf(rows: readonly BoxRow[]): WithRows["counts"] {
  const counts: Partial<Record<BoxKind, number>> = {};
  for (const row of rows) counts[kindOfRow(row)] = (counts[kindOfRow(row)] ?? 0) + 1;
  return counts;
}

function checkingOf({ checking, rows }: BoxForm, now: Date): WithRows["checking"] {
  if (checking === null) return null;
  const { total: all, since } = checking;
  const left = rows.filter(
    ({ check, outcome }) => outcome === null && check.status === "unchecked",
  );
  const done = Math.max(0, all - left.length);
  const passed = (now.getTime() - since) / 1000;
  return {
    done,
    total: all,
    secondsLeft: done === 0 ? null : Math.ceil((passed / done) * (all - done)),
  };
}

/** The `Waypost` in which the registration is that of the box. */
function registrationOf(run: BoxRun, waypost: Waypost): Waypost {
  const inner = {
    ...run,
    getState: () => run.getState().form.registration,
    getServerState: () => run.getServerState().form.registration,
  };
  const runOf = (...of: Parameters<Waypost["run"]>) =>
    (of[0] as unknown) === registration ? inner : waypost.run(...of);
  // With the getters of the page's own.
  return Object.create(waypost, { run: { value: runOf } }) as Waypost;
}
