import type { Consent } from "./flows/payment/consent.ts";
import type { TransitionObserver } from "./flows/engine/observed.ts";
import type { PageAdapter } from "./flows/engine/ports.ts";
import type { Locks } from "./flows/payment/windows.ts";
import type { Messages } from "./messages/messages.ts";
import { missing } from "./missing.ts";
import type { StorageSource } from "./page-storage.ts";
import { monotonicNow, type Logger, type MemoryStorage } from "./platform.ts";
import type { Services } from "./services.ts";

export interface WaypostOptions extends Partial<Omit<PageAdapter, "tellConsent">> {
  /** Keeps the drafts and reads of several on one page apart. Letters, digits, `-` and `_`. */
  id?: string;
  /** The client and its cache, or a function that loads them after the first page has shown. */
  services: Services | (() => Promise<Services>);
  /** Texts for the codes of rules, forms and flows. Pages can add those of their area later. */
  messages: Partial<Messages>;
  /** The locale of the texts, numbers, money and dates: a BCP 47 tag, "en-US" by default. */
  locale?: string;
  /**
   * Where drafts are stored over a reload, such as `() => sessionStorage`; in memory by default, and
   * where the function throws, as in browsers that block storage. It never receives secrets.
   */
  storage?: StorageSource;
  /**
   * Keeps the attempts to pay while `storage` is blocked or full, so that a reload still tells of
   * them: in browsers a storage over `history.state`.
   */
  reserve?: StorageSource<MemoryStorage>;
  /**
   * The page is rendered on a server as well: drafts are restored after hydration, so that the
   * first rendering equals the server's. What was typed before wins over the draft.
   */
  ssr?: boolean;
  /**
   * `navigator.locks`, so that two windows never send the same at the same time. Browsers have it
   * at `https:` addresses and on the machine itself; elsewhere pages say that one window may be used.
   */
  locks?: Locks | undefined;
  /** `() => localStorage`: tells other windows, by hashes, what was sent a few minutes ago. */
  sharedStorage?: StorageSource;
  log?: Logger;
  /**
   * Is told of each consent: to text messages, to the terms, to an order and to the review of a
   * task. What it throws or rejects with is logged, and disturbs nothing.
   */
  onConsent?: (consent: Consent) => unknown;
  /** Is told of every event that a flow handles, in order and without any secret. */
  onTransition?: TransitionObserver;
}

const noop = () => undefined;

/** The page as it was given, with defaults for what is missing. */
export function pageAdapterOf(options: WaypostOptions): Omit<PageAdapter, "tellConsent"> {
  return {
    now: options.now ?? (() => new Date()),
    monotonicNow: options.monotonicNow ?? monotonicNow,
    address: options.address ?? (() => ""),
    variant: options.variant,
    navigate: options.navigate ?? missing("navigate", "a step could not be opened"),
    notify: options.notify ?? missing("notify", "a notice could not be shown"),
    token: options.token ?? noop,
    lifecycle: options.lifecycle,
    countryCode: options.countryCode ?? (async () => undefined),
    timeZone: options.timeZone ?? (() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
}
