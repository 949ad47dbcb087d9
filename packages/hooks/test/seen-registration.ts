import { foundOf, type ReadBack } from "../src/flows/registration/checkout.ts";
import {
  openAttempt,
  type Account,
  type RegistrationForm,
  type RegistrationPhase,
  type RegistrationReceipt,
  type RegistrationState,
} from "../src/flows/registration/state.ts";
import type { Attempt } from "../src/flows/checkout/attempts.ts";
import type { NotSent } from "../src/flows/checkout/send-once.ts";
import type { PriceCheck } from "../src/flows/checkout/price-check.ts";

/** A registration for assertions: fields that only some phases have are `null` in the others. */
export interface SeenRegistration extends RegistrationForm, Account {
  readonly phase: RegistrationPhase;
  readonly attempt: Attempt | null;
  readonly receipt: RegistrationReceipt | null;
  readonly priceCheck: PriceCheck | null;
  readonly isAcknowledged: boolean;
  readonly notSent: NotSent | null;
  readonly emailFailure: string | null;
  readonly found: readonly ReadBack[];
  readonly isSettled: boolean;
  readonly looksAgainAt: number | null;
}

const seen = new WeakMap<RegistrationState, SeenRegistration>();

/** Returns the same object for the same state, so that a test can check that nothing changed. */
export function seenRegistration(state: RegistrationState): SeenRegistration {
  const known = seen.get(state);
  if (known !== undefined) return known;
  const { form, screen } = state;
  const outcome = "outcome" in screen ? screen.outcome : null;
  const question = "question" in screen ? screen.question : null;
  const registration: SeenRegistration = {
    ...form,
    ...form.account,
    phase: screen.phase,
    attempt: openAttempt(state),
    receipt: receiptOf(state),
    priceCheck: question?.priceCheck ?? null,
    isAcknowledged: question?.isAcknowledged ?? false,
    notSent: question?.notSent ?? null,
    emailFailure: screen.phase === "email" ? screen.emailFailure : null,
    found: outcome === null ? [] : foundOf(outcome),
    isSettled: outcome?.isSettled ?? false,
    looksAgainAt: outcome?.looksAgainAt ?? null,
  };
  seen.set(state, registration);
  return registration;
}

function receiptOf({ screen }: RegistrationState): RegistrationReceipt | null {
  if (screen.phase === "restoring") return screen.unfinished?.receipt ?? null;
  return screen.phase === "done" ? screen.receipt : null;
}
