import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { SavedCard } from "@waypost/sdk";
import type {
  Failure,
  RegistrationPhase,
  RegistrationState,
} from "../../flows/registration/state.ts";
import { createFormats } from "../../messages/formats.ts";
import { serverTextOf } from "../checkout/words.ts";
import type { Translate } from "../use-messages.ts";
import {
  actionsOf,
  type At,
  type Common,
  type CommonView,
  type Page,
  type WithBack,
  type WithSubmit,
} from "./common-view.ts";
import { done, failed, reviewing, sending, unknown } from "./order-view.ts";

/** @inline */
interface Email extends Common<"email">, WithSubmit {
  /**
   * The reason why the e-mail address could not be checked, until it is checked again or edited.
   */
  readonly failure: string | null;
  /** True if the receipt of the last registration can be opened at the path of the confirmation. */
  readonly hasLastReceipt: boolean;
}

/** The e-mail address belongs to an account: ask for its password. @inline */
interface KnownEmail extends Common<"known-email" | "fetching-cards">, WithBack {
  readonly email: string;
  readonly continueWithPassword: () => void;
  readonly continueWithoutPassword: () => void;
}

function knownEmail({ state, common, actions }: At<"known-email" | "fetching-cards">): KnownEmail {
  const { continueWithPassword, continueWithoutPassword, back } = actions;
  const { email } = state.form.customer;
  return { ...common, ...state.screen, email, continueWithPassword, continueWithoutPassword, back };
}

/** @inline */
interface Details extends Common<"details">, WithSubmit, WithBack {
  readonly email: string;
}

const details = ({ state, common, actions: { submit, back } }: At<"details">): Details => ({
  ...common,
  ...state.screen,
  email: state.form.customer.email,
  submit,
  back,
});

/** @inline */
interface Plain extends Common<"devices" | "terms">, WithSubmit, WithBack {}

const plain = ({ state, common, actions: { submit, back } }: At<"devices" | "terms">): Plain => ({
  ...common,
  ...state.screen,
  submit,
  back,
});

/** A saved card or a new one; in `card-question`, Submit is Yes and Back is No. @inline */
interface Payment
  extends Common<"payment" | "fetching-saved-cards" | "card-question">, WithSubmit, WithBack {
  readonly savedCards: readonly SavedCard[];
  /** True if the saved cards were lost in a reload. `continueWithPassword` shows them again. */
  readonly areCardsLost: boolean;
  readonly continueWithPassword: () => void;
  /** True if a new card is selected, so its form is needed. */
  readonly isNewCard: boolean;
  /**
   * True if a password was given, but the server returned no cards for it. The page should say
   * that the password may be wrong.
   */
  readonly isPasswordDoubtful: boolean;
  /**
   * The reason of the last rejection, and the card of that registration; `null` if none was
   * rejected.
   */
  readonly failure: Pick<Failure, "text" | "card"> | null;
}

function payment(at: At<"payment" | "fetching-saved-cards" | "card-question">): Payment {
  const { savedCards: cards, isPasswordDoubtful, cardChoice } = at.state.form.account;
  const { failure } = at.state.form;
  const { continueWithPassword, submit, back } = at.actions;
  const savedCards = cards ?? [];
  return {
    ...at.common,
    ...at.state.screen,
    savedCards,
    areCardsLost: cards === null,
    isNewCard: !savedCards.some(({ token }) => token === cardChoice),
    isPasswordDoubtful,
    failure: failure?.isRejection === true ? at.told(failure) : null,
    continueWithPassword,
    submit,
    back,
  };
}

/** The return value of `useRegistration` in each phase. */
type RegistrationViews = {
  readonly restoring: Common<"restoring">;
  readonly email: Email;
  readonly "checking-email": Common<"checking-email">;
} & { readonly [Phase in keyof typeof views]: ReturnType<(typeof views)[Phase]> };

/**
 * The running registration as a union by `phase`: each phase has only its own members. With an
 * argument it is limited to these phases: `RegistrationView<"reviewing">`.
 */
export type RegistrationView<Phase extends RegistrationPhase = RegistrationPhase> =
  RegistrationViews[Phase];

const views = {
  "known-email": knownEmail,
  "fetching-cards": knownEmail,
  details,
  devices: plain,
  payment,
  "fetching-saved-cards": payment,
  "card-question": payment,
  terms: plain,
  reviewing,
  sending,
  failed,
  "reading-back": unknown,
  unknown,
  done,
} satisfies Partial<Record<RegistrationPhase, unknown>>;

/** Returns the function that makes the views of all screens but the first, without secrets. */
export function registrationViews(
  run: CommonView["run"],
  waypost: Page,
  say: Translate,
): (state: RegistrationState, common: CommonView) => RegistrationView {
  const { locale, currency, supportEmail } = waypost;
  const words = { say, formats: createFormats(locale, currency), supportEmail };
  const serverText = serverTextOf(say);
  const told = (failure: Failure | null) => ({
    ...(failure ?? NOT_KNOWN),
    text: serverText(failure?.text ?? SOMETHING_WENT_WRONG),
  });
  // The same functions at each state, so that typing re-renders nothing.
  const known = new Map<RegistrationPhase, ReturnType<typeof actionsOf>>();
  return (state, common) => {
    const phase = state.screen.phase as keyof typeof views;
    const actions = known.get(phase) ?? actionsOf(run, waypost, phase);
    known.set(phase, actions);
    const viewOf = views[phase] as (at: object) => RegistrationView;
    return viewOf({ state, common, actions, words, waypost, told });
  };
}

const NOT_KNOWN = { isRejection: false, card: { brand: "", last4: "" }, inUse: [] };

/** Returns the reason why the e-mail address could not be checked, in the page's language. */
export const emailFailureText = (say: Translate, text: string): string => serverTextOf(say)(text);
