import type { PlainCode } from "../../messages/messages.ts";
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

/** A short word to the person, shown as a toast. */
export type Notice = { readonly tone: "error" | "success" } & Words;

/** How a path is opened. */
export interface NavigateOptions {
  /** The current path leaves no trace in the history. */
  readonly replace: boolean;
  /** For pages that show steps, or the whole registration, without routes. */
  readonly step: RegistrationStep;
}

/** The browser puts the page away, or brings it back as it was, from its back-forward cache. */
export type PageMoment = "left" | "back";

/** What the page around the flows gives them. */
export interface PageAdapter {
  readonly now: () => Date;
  /**
   * Milliseconds on a clock that nobody can set, counted from the same moment on every page of a
   * session where the platform allows it. In browsers `performance.timeOrigin + performance.now()`.
   */
  readonly monotonicNow: () => number;
  /** The whole current address: decides whether a charge endpoint is used. */
  readonly address: () => string;
  /**
   * Registration and reactivation in their plain or their charge variant. Undefined: what the
   * address says, as documented.
   */
  readonly variant?: Variant | undefined;
  /** Opens a path of the route table, such as `/registration/terms`, of this step of the registration. */
  readonly navigate: (path: string, options: NavigateOptions) => void;
  readonly notify: (notice: Notice) => void;
  /** Is told what someone agreed to; see `onConsent`. */
  readonly tellConsent: (consent: GivenConsent) => unknown;
  /** The token of the five authorized calls, where the page has one. Give it to the client too. */
  readonly token: () => string | undefined;
  /**
   * The visitor's country code, such as `US`. Where it fails, or is blank or slow, the flows go on
   * without it.
   */
  readonly countryCode: () => Promise<string | undefined>;
  /**
   * Calls back at `pagehide`, when every secret leaves the page's memory, and at a `pageshow` that is
   * persisted; returns the function that ends it. Not given where no page is put away: on servers
   * and in React Native.
   */
  readonly lifecycle?: ((watcher: (moment: PageMoment) => void) => () => void) | undefined;
  /** The time zone of the device, such as `America/Chicago`: chosen where the list has it. */
  readonly timeZone: () => string | undefined;
}

/** What the effects of a flow need. */
export interface Ports extends PageAdapter, Services {
  readonly attempts: Attempts;
}
