import { wizardAfterError } from "../../rules/registration/wizard-moves.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import type { RegistrationEvent, RegistrationTransition } from "../registration/events.ts";
import { transition as registrationTransition } from "../registration/machine.ts";
import type { RegistrationForm, RegistrationIn } from "../registration/state.ts";
import { forgetSecrets, goTo, goToConfirm } from "../registration/steps.ts";
import { deviceOf, problemOf } from "./list.ts";
import { isWaiting, type BoxRow, type BoxState, type BoxTransition } from "./state.ts";

/** The registration of a box after a transition, with its effects. */
export const within = (state: BoxState, { state: registration, effects }: RegistrationTransition) =>
  change(state, { registration }, ...effects) as BoxTransition;

export const running = (state: BoxState): BoxTransition =>
  show(state.form, { phase: "run", isPausing: false, stop: null });

/** The rows that are sent next: those that wait, and unknown ones that the customer has ticked. */
const rowsToSend = ({ rows, again }: BoxState["form"]): readonly BoxRow[] =>
  rows.filter((row) => isWaiting(row) || again.includes(row.id));

/** Opens the first step that is missing, or the question about all devices that remain. */
export function ask(state: BoxState, from: RegistrationForm, isOtherCard = false): BoxTransition {
  const { form } = state;
  const devices = rowsToSend(form).flatMap((row) => deviceOf(form, row) ?? []);
  if (devices.length === 0) return state.screen.phase === "run" ? over(state) : stay(state);
  const order = {
    ...from,
    wizard: wizardAfterError(from.wizard),
    box: { partOf: null },
    activation: { ...from.activation, devices },
  };
  const next = isOtherCard ? goTo(order, "payment-method") : goToConfirm(order);
  return chain(within(state, withoutCards(next)), (at) =>
    show({ ...at.form, isReady: false }, { phase: "order" }, { type: "cancel", key: "forget" }),
  );
}

export const orderBox = (state: BoxState): BoxTransition =>
  problemOf(state.form) === null ? ask(state, state.form.registration.form) : stay(state);

/** The question about a whole box needs no token of the card: each of its requests makes one. */
const withoutCards = ({ state, effects }: RegistrationTransition): RegistrationTransition => ({
  state,
  effects: effects.map((effect) => {
    if (effect.type !== "check-prices") return effect;
    const { card: _card, buys: _buys, ...rest } = effect;
    return rest;
  }),
});

/** Handles an event of the registration while it asks for customer, card and consent. */
export function whileAsking(state: BoxState, event: RegistrationEvent): BoxTransition {
  const { registration } = state.form;
  if (event.type === "back" && registration.screen.phase === "email")
    return show(state.form, { phase: "list" });
  const next = withoutCards(registrationTransition(registration, event));
  const { form, screen } = next.state;
  if (screen.phase === "sending") return agreed(state, next.state as RegistrationIn<"sending">);
  const after = within(state, next);
  if (screen.phase !== "devices") return after;
  // The list of the box is this step.
  return event.type === "back"
    ? chain(after, (at) => show(at.form, { phase: "list" }))
    : chain(after, (at) => ask(at, form));
}

/** The customer has agreed to the whole box. Nothing is sent before the consent is recorded. */
function agreed(state: BoxState, { form, screen }: RegistrationIn<"sending">): BoxTransition {
  const confirmed = { ...form, wizard: wizardAfterError(form.wizard) };
  const { again } = state.form;
  const rows = state.form.rows.map((row) =>
    again.includes(row.id) ? { ...row, outcome: null } : row,
  );
  const next = {
    ...state.form,
    rows,
    again: [],
    order: confirmed,
    isReady: true,
    agreement: null,
    registration: { form: confirmed, screen: { phase: "terms" as const } },
  };
  const { consent } = screen.placed;
  return chain(running({ ...state, form: next }), (at) =>
    change(at, {}, { type: "agree", consent }),
  );
}

/** Ends the run: no device is left to be sent. */
export const over = (state: BoxState): BoxTransition => chain(forget(state), running);

const withoutSecrets = (form: RegistrationForm): RegistrationForm =>
  forgetSecrets({ form, screen: { phase: "terms" } }).state.form;

/** Forgets card, code and password. A request in flight has its own. */
export function forget(state: BoxState): BoxTransition {
  const { order: confirmed, registration } = state.form;
  const next = { ...registration, form: withoutSecrets(registration.form) };
  return change(state, { order: withoutSecrets(confirmed), registration: next, isReady: false });
}
