import type { PlainCode } from "../../messages/messages.ts";
import type { Clock } from "../../platform.ts";
import type { Variant } from "../../rules/charge-address.ts";
import type { RegistrationStep } from "../../rules/registration/gates.ts";
import type { Services } from "../../services.ts";
import type { Attempts } from "../payment/attempts.ts";
import type { GivenConsent } from "../payment/consent.ts";

/** A code with the values of its text, which `messageOf` turns into words. */
export type Words =
  | { readonly code: PlainCode; readonly params?: undefined }
  | { readonly code: "server.text" | "settings.saveFailed"; readonly params: { text: string } }
  | { readonly code: "register.failed"; readonly params: { message: string } };

/** A short message to the customer, shown as a toast. */
export type Notice = { readonly tone: "error" | "success" } & Words;

/** How a path is opened. */
export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace: boolean;
  /** For pages that show steps, or the whole registration, without routes. */
  readonly step: RegistrationStep;
}

/**
 * The page enters the browser's back-forward cache, is restored from it, or has a network again after
 * it had none.
 */
export type PageMoment = "left" | "back" | "online";

/** What the page provides to the flows. */
export interface PageAdapter extends Clock {
  /** The whole current address: decides whether a charge endpoint is used. */
  readonly address: () => string;
  /**
   * Whether registration and reactivation use their charge variant. If undefined, the address
   * decides, as documented.
   */
  readonly variant?: Variant | undefined;
  /**
   * Opens a path of the route table, such as `/registration/terms`; `step` names its registration
   * step.
   */
  readonly navigate: (path: string, options: NavigateOptions) => void;
  readonly notify: (notice: Notice) => void;
  /** Called with each consent; see `onConsent`. */
  readonly tellConsent: (consent: GivenConsent) => unknown;
  /** The token of the five authorized calls, if the page has one. Pass it to the client too. */
  readonly token: () => string | null | undefined;
  /**
   * The visitor's country code, such as `US`. If the look-up fails, is slow or returns a blank, the
   * flows go on without it.
   */
  readonly countryCode: () => Promise<string | undefined>;
  /**
   * Calls back at `pagehide`, when every secret leaves the page's memory, at a `pageshow` that is
   * persisted, and when the page is online again, after which what could not be read is read once
   * more; returns the function that ends it. Leave it out on servers and in React Native,
   * which have no such events.
   */
  readonly lifecycle?: ((watcher: (moment: PageMoment) => void) => () => void) | undefined;
  /** The time zone of the device, such as `America/Chicago`: preselected if the list has it. */
  readonly timeZone: () => string | undefined;
}

/** The dependencies of a flow's effects. */
export interface Ports extends PageAdapter, Services {
  readonly attempts: Attempts;
}
