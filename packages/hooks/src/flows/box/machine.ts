import { stay, chain, change, show } from "../engine/step.ts";
import type { RegistrationEvent } from "../registration/events.ts";
import * as ask from "./ask.ts";
import * as list from "./list.ts";
import * as run from "./run.ts";
import { emptyForm } from "../registration/start.ts";
import { emptyBox } from "./start.ts";
import {
  isRunning,
  isWaiting,
  type BoxEvent,
  type BoxEventOf,
  type BoxForm,
  type BoxRow,
  type BoxState,
  type BoxTransition,
  type SavedBox,
} from "./state.ts";

type Handlers = {
  readonly [Type in BoxEvent["type"]]?: (state: BoxState, event: BoxEventOf<Type>) => BoxTransition;
};

/** The handlers of all screens. */
const always: Handlers = {
  "plans-loaded": list.plansLoaded,
  "imeis-checked": list.imeisChecked,
  "checks-over": list.checksOver,
  "clear-box": clear,
};

const editing: Handlers = {
  ...always,
  fill: list.fill,
  "choose-columns": list.chooseColumns,
  "scan-box": list.scan,
  "edit-row": list.editRow,
  "choose-box-plan": list.choosePlan,
  "check-box": list.checkAll,
  "stop-check": list.stopCheck,
  "order-box": ask.orderBox,
};

/** The screens of a box. Other events are handled by its registration. */
export const boxMachine: Readonly<Record<BoxState["screen"]["phase"], Handlers>> = {
  restoring: { "open-box": open },
  list: { ...editing, "open-box": takeOver, "page-left": ask.forget },
  order: {
    ...always,
    "back-to-list": ({ form }) => show(form, { phase: "list" }),
    "page-left": ask.forget,
    "page-back": stay,
  },
  run: {
    ...always,
    "edit-row": list.editRow,
    "check-box": list.checkAll,
    "stop-check": list.stopCheck,
    "consent-recorded": run.consentRecorded,
    press: run.press,
    pause: run.pause,
    "go-on": run.goOn,
    "look-again": run.lookAgain,
    "send-again": run.sendAgain,
    "attempts-found": run.attemptsFound,
    "email-checked": run.accountFound,
    "email-check-failed": run.accountFound,
    limited: run.limited,
    "limit-over": (state) => (run.isStoppedBy(state, "limited") ? run.resume(state) : stay(state)),
    "page-online": (state) =>
      run.isStoppedBy(state, "offline", "prices") ? run.resume(state) : stay(state),
    "page-left": run.leave,
    "page-back": stay,
    forget: ask.forget,
  },
};

/** Reads what an earlier page has saved. */
function open(state: BoxState, event: BoxEventOf<"open-box">): BoxTransition {
  const { form } = takeOver(state, event).state;
  return show(
    form,
    { phase: "restoring" },
    { type: "load-box", key: "box" },
    { type: "load-plans" },
  );
}

/**
 * Takes over what was entered in a registration of up to four devices, unless it is known, or some
 * of the box was sent for its customer.
 */
function takeOver(state: BoxState, { form: begun }: BoxEventOf<"open-box">): BoxTransition {
  const { registration, rows } = state.form;
  const { email } = begun.customer;
  const isKnown = email === "" || email === registration.form.customer.email;
  if (isKnown || rows.some(({ outcome }) => outcome !== null)) return stay(state);
  const lines = begun.activation.devices
    .filter(({ imei }) => imei.text.trim() !== "")
    .map(({ imei, device_name }) => [imei.text, device_name]);
  const form = { ...begun, failure: null, activation: { ...begun.activation, devices: [] } };
  const taken = change(state, { registration: { ...registration, form } });
  return chain(taken, (at) =>
    lines.length === 0 ? stay(at) : list.fill(at, { type: "fill", cells: lines }),
  );
}

/** Restores a box. If some of it was sent, what is unknown is looked up. */
function loaded(state: BoxState, { saved }: BoxEventOf<"box-loaded">): BoxTransition {
  if (saved === null) return show(state.form, { phase: "list" });
  const form = restored(state.form, saved);
  if (form.rows.every(({ outcome }) => outcome === null)) return show(form, { phase: "list" });
  const subjects = run.unknownSubjects(form);
  const isOver = subjects.length === 0 && !form.rows.some(isWaiting);
  const stop = isOver ? null : ({ reason: "resumed" } as const);
  return show(
    form,
    { phase: "run", isPausing: false, stop },
    ...(subjects.length === 0 ? [] : [{ type: "find-attempts", subjects } as const]),
  );
}

function restored(form: BoxForm, { rows, plans, unit, email, isKnown }: SavedBox): BoxForm {
  const given = form.registration.form;
  const isBegun = rows.every(({ outcome }) => outcome === null) && given.customer.email !== "";
  // Of another customer, nothing is taken over.
  const own = given.customer.email === email || isBegun ? given : emptyForm;
  const customer = isBegun ? own.customer : { ...own.customer, email, confirmEmail: email };
  const order = {
    ...own,
    visited: true,
    phoneRule: given.phoneRule,
    customer,
    account: { ...own.account, submittedEmail: customer.email },
    wizard: isKnown && !isBegun ? { ...own.wizard, isKnown } : own.wizard,
    activation: { ...own.activation, unit: own.activation.unit || unit },
  };
  const known = new Set(rows.map(({ imei }) => imei));
  return {
    ...form,
    plans,
    rows: [
      ...rows.map((row): BoxRow => {
        const { outcome } = row;
        // An earlier page has sent it, and no reply has arrived.
        return outcome?.status === "sending"
          ? { ...row, outcome: { ...outcome, status: "unknown" } }
          : row;
      }),
      ...form.rows.filter(({ imei }) => !known.has(imei)),
    ],
    registration: { ...form.registration, form: order },
    order,
  };
}

/** Starts another box. What is unknown stays in the records of the browser. */
function clear(state: BoxState): BoxTransition {
  const { lists, plans, registration } = state.form;
  if (isRunning(state)) return stay(state);
  const empty = emptyBox(registration.form.phoneRule);
  return show({ ...empty, lists, plans }, { phase: "list" });
}

/** The next state after an event, and its effects. Pure. */
export function transition(state: BoxState, event: BoxEvent): BoxTransition {
  const handlers = { ...boxMachine[state.screen.phase], "box-loaded": loaded };
  const handler = handlers[event.type] as
    | ((state: BoxState, event: BoxEvent) => BoxTransition)
    | undefined;
  return saving(state, handler?.(state, event) ?? delegate(state, event as RegistrationEvent));
}

function delegate(state: BoxState, event: RegistrationEvent): BoxTransition {
  switch (state.screen.phase) {
    case "restoring":
      return stay(state);
    case "list":
    case "order":
      return ask.whileAsking(state, event);
    case "run":
      return run.whileSending(state, event);
  }
}

/** Saves a box that has changed, before anything of it is sent. */
function saving(before: BoxState, { state, effects }: BoxTransition): BoxTransition {
  const saved = savedBox(state);
  const earlier = savedBox(before);
  const keys = Object.keys(saved) as (keyof SavedBox)[];
  const isSame = keys.every((key) => saved[key] === earlier[key]);
  if (isSame || state.screen.phase === "restoring") return { state, effects };
  // A closed tab has to know what was sent, and what came of it.
  const isUrgent = state.screen.phase === "run";
  const save = {
    type: "save-box",
    key: "save",
    isUrgent,
    saved: state.form.rows.length === 0 ? null : saved,
  } as const;
  return { state, effects: [save, ...effects] };
}

function savedBox({ form, screen }: BoxState): SavedBox {
  const { rows, plans, registration, order } = form;
  const { customer, activation, wizard } = screen.phase === "run" ? order : registration.form;
  const { email } = customer;
  return { rows, plans, email, unit: activation.unit, isKnown: wizard.isKnown === true };
}
