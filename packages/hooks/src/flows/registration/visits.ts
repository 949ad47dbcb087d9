import { wizardAfterSuccess, wizardFromStart } from "../../rules/registration/wizard-moves.ts";
import { isOpen, type RegistrationStep } from "../../rules/registration/wizard.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import type { RegistrationEffect, RegistrationTransition, EventOf } from "./events.ts";
import { enterGivenImeis, newImeisIn } from "./devices.ts";
import { closeGates, enter, enterIncomplete, firstIncomplete } from "./steps.ts";
import { begunVariant } from "./path.ts";
import { checkout, leaveOpen } from "./checkout.ts";
import {
  isAtPassword,
  stepOf,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationState,
} from "./state.ts";

type Visit = EventOf<"visit">;

const FIRST = "customer-information";

function redirect(step: RegistrationStep, form: RegistrationForm): RegistrationEffect {
  const variant = begunVariant(form);
  return { type: "go", step, redirect: true, ...(variant !== null && { variant }) };
}

/** The first visit: first shows the outcome of an attempt from before a reload. */
export function firstVisit(
  before: RegistrationIn<"restoring">,
  event: Visit,
): RegistrationTransition {
  const { unfinished } = before.screen;
  const form = { ...before.form, visited: true };
  if (unfinished === null)
    return revisit({ form, screen: { phase: "email", emailFailure: null } }, event);
  const { attempt, receipt } = unfinished;
  if (attempt !== null)
    return chain({ state: form, effects: [redirect("confirm", form)] }, () =>
      checkout.lookUp(form, [attempt]),
    );
  const done = show(form, { phase: "done", receipt }, redirect("confirm", form));
  // A page without addresses opens the first step, regardless of the step before the reload.
  return event.step !== "confirm" && event.variant !== undefined
    ? visitDone(done.state, event)
    : done;
}

/** The first visit of a page whose secrets may have been lost. */
function revisit({ form, screen }: RegistrationState, event: Visit): RegistrationTransition {
  const { step } = event;
  const gated = closeGates(switchVariant({ ...form, visited: true }, event));
  if (step === FIRST) return enter(gated, step);
  if (isOpen(gated.wizard, step) || gated.lostSecret === null)
    return visit({ form: gated, screen }, event);
  // The gate is closed because of the lost secret. Its step explains that, so there is no error.
  const secretStep = gated.lostSecret === "password" ? FIRST : "payment-method";
  return enter(gated, secretStep, [redirect(secretStep, gated)]);
}

/** The page is restored from the back-forward cache. */
export const onPageBack = (state: RegistrationState): RegistrationTransition =>
  state.form.visited
    ? stay(state)
    : revisit(state, { type: "visit", step: stepOf(state.screen.phase) });

/** Handles an address that names a step, while the registration can be edited. */
export function visit(before: RegistrationState, event: Visit): RegistrationTransition {
  if (!before.form.visited) return revisit(before, event);
  const { step } = event;
  if (before.form.wizard.isLocked) return visitSent(before, event);
  const isAtAccount = isAtPassword(before);
  const form = switchVariant(isAtAccount ? withoutPassword(before.form) : before.form, event);
  const state = form === before.form ? before : { ...before, form };
  if (!isOpen(form.wizard, step)) return visitClosed(form, step);
  const isOtherVariant = event.variant !== undefined && event.variant !== form.variant;
  if (isOtherVariant) return change(state, {}, redirect(step, form));
  // Documented: a customer who returns to the form of an account enters the password again.
  if (stepOf(state.screen.phase) === step && !isAtAccount) return stay(state);
  const incomplete = step === "confirm" ? firstIncomplete(form) : null;
  return incomplete === null
    ? enter(form, step)
    : enterIncomplete(form, incomplete, redirect(incomplete, form));
}

/** While a registration is being sent, only its page can be opened. */
export const visitSent = (state: RegistrationState, { step }: Visit): RegistrationTransition =>
  stepOf(state.screen.phase) === step
    ? stay(state)
    : change(state, {}, redirect("confirm", state.form));

/** Opening another step leaves an unknown outcome open. */
export const visitUnanswered = (
  state: RegistrationIn<"reading-back" | "unknown">,
  event: Visit,
): RegistrationTransition =>
  event.step === "confirm"
    ? visitSent(state, event)
    : chain(leaveOpen(state), (left) => visit(left, event));

/** After a success, the first step starts another registration, and the later gates are closed. */
export function visitDone(state: RegistrationIn<"done">, event: Visit): RegistrationTransition {
  const { step } = event;
  if (step === "confirm") return stay(state);
  const { receipt: lastReceipt } = state.screen;
  const form = { ...state.form, lastReceipt, wizard: wizardFromStart(state.form.wizard) };
  return step === FIRST ? enter(switchVariant(form, event), step) : skipped(form);
}

/** After a success, a link with other IMEIs starts another registration as well. */
export const startWithGiven = (
  state: RegistrationIn<"done">,
  event: EventOf<"given-imeis">,
): RegistrationTransition =>
  newImeisIn(state.form, event.address) === ""
    ? stay(state)
    : chain(visitDone(state, { type: "visit", step: FIRST }), (next) =>
        enterGivenImeis(next, event),
      );

/** A step whose gate is closed. For the confirmation, the last receipt is shown instead, if any. */
function visitClosed(before: RegistrationForm, step: RegistrationStep): RegistrationTransition {
  const { lastReceipt: receipt } = before;
  if (step !== "confirm" || receipt === null) return skipped(before);
  const wizard = wizardAfterSuccess(before.wizard);
  // The entries of later steps stay.
  const form = { ...before, lastReceipt: null, fieldErrors: {}, wizard };
  return show(form, { phase: "done", receipt });
}

/**
 * Opening the first step of the other variant switches to it. What was entered stays, but every
 * step is shown again. No other step changes the variant.
 */
function switchVariant(form: RegistrationForm, { step, variant }: Visit): RegistrationForm {
  if (variant === undefined || variant === form.variant) return form;
  if (form.variant === null) return { ...form, variant };
  return step === FIRST ? { ...form, variant, wizard: wizardFromStart(form.wizard) } : form;
}

const withoutPassword = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  customer: { ...form.customer, password: "" },
});

const skipped = (form: RegistrationForm): RegistrationTransition =>
  enter(form, FIRST, [
    redirect(FIRST, form),
    { type: "notify", tone: "error", code: "step.skipped" },
  ]);
