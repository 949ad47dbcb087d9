import type { CreditCard } from "@waypost/sdk";
import type { PlainCode } from "../../messages/messages.ts";
import type { CallSignal, Clock } from "../../platform.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { Variant } from "../../rules/charge-address.ts";
import type { RegistrationStep } from "../../rules/registration/wizard.ts";
import type { Services } from "../../services.ts";
import type { Attempts } from "../checkout/attempts.ts";
import type { GivenConsent } from "../checkout/consent.ts";

/** A message code with its parameters, for `messageOf`. */
export type NoticeText =
  | { readonly code: PlainCode; readonly params?: undefined }
  | { readonly code: "server.text" | "settings.saveFailed"; readonly params: { text: string } }
  | { readonly code: "register.failed"; readonly params: { message: string } };

/** A short message to the customer, shown as a toast. */
export type Notice = { readonly tone: "error" | "success" } & NoticeText;

/** Options for opening a path. */
export interface NavigateOptions {
  /** If true, the current history entry is replaced. */
  readonly replace: boolean;
  /**
   * The registration step, for pages that show steps, or the whole registration, without routes.
   */
  readonly step: RegistrationStep;
}

/**
 * The page enters the browser's back-forward cache, is restored from it, or is online again after
 * it was offline.
 */
export type PageMoment = "left" | "back" | "online";

/** The functions that the page provides to the flows. */
export interface PageAdapter extends Clock {
  /** The full current address. It decides whether a charge endpoint is used. */
  readonly address: () => string;
  /**
   * Whether registration and reactivation use their charge variant. If undefined, the address
   * decides, as documented.
   */
  readonly variant?: Variant | undefined;
  /**
   * Opens a path of the route table, such as `/registration/terms`. `step` is its registration
   * step.
   */
  readonly navigate: (path: string, options: NavigateOptions) => void;
  readonly notify: (notice: Notice) => void;
  /** Called with each consent. See `onConsent`. */
  readonly recordConsent: (consent: GivenConsent) => unknown;
  /** The token of the five authorized calls, if the page has one. Pass it to the client as well. */
  readonly token: () => string | null | undefined;
  /**
   * The visitor's country code, such as `US`. If the lookup fails, is slow or returns a blank, the
   * flows go on without it.
   */
  readonly countryCode: () => Promise<string | undefined>;
  /**
   * Calls back at `pagehide`, at a persisted `pageshow`, and when the page is online again. At
   * `pagehide` the flows remove all secrets from memory; online again, they retry failed reads.
   * Returns the unsubscribe function. Omit it on servers and in React Native, which have no such
   * events.
   */
  readonly lifecycle?: ((watcher: (moment: PageMoment) => void) => () => void) | undefined;
  /**
   * The time zone of the device, such as `America/Chicago`. It is preselected if the list contains
   * it.
   */
  readonly timeZone: () => string | undefined;
  /**
   * The currency of all prices by ISO 4217, `USD` by default. Prices of a server that names another
   * are not read, so that nothing can be bought.
   */
  readonly currency: string;
  /**
   * Turns an entered card into a token of the payment provider, once for each press of Confirm,
   * before anything is stored or sent. The request then has a `CardToken` in the place of number and
   * code. It may take ten minutes, in which the bank may ask the customer. Then, or with an error,
   * nothing is sent, and the error's message is shown. The token may move and hold nothing before
   * the request uses it. For an API that takes tokens: the documented one does not.
   */
  readonly tokenizeCard?: ((card: CreditCard, use: CardUse) => Promise<string>) | undefined;
  /**
   * Phone numbers other than the documented ten digits. Entered text is kept as typed; requests and
   * records of consent have what `parse` returns.
   */
  readonly phoneRule?: PhoneRule | undefined;
}

/** The purchase that a card is about to pay for. */
export interface CardUse {
  /** The total that the customer has agreed to; 0 if nothing is paid. */
  readonly amount: number;
  /** By ISO 4217. */
  readonly currency: string;
  /** The flow: `registration` or the name of a task. */
  readonly order: string;
  /** Aborts when the customer cancels or leaves. */
  readonly signal: CallSignal;
}

/** The dependencies of a flow's effects. */
export interface Ports extends PageAdapter, Services {
  readonly attempts: Attempts;
}
