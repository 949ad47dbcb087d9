import type { Consent } from "./flows/checkout/consent.ts";
import type { TransitionObserver } from "./flows/engine/observed.ts";
import type { PageAdapter } from "./flows/engine/ports.ts";
import { missingOption } from "./development/missing-option.ts";
import type { Messages } from "./messages/messages.ts";
import type { StorageSource } from "./page-storage.ts";
import {
  monotonicNow,
  type Locks,
  type Logger,
  type MemoryStorage,
  type SharedStorage,
} from "./platform.ts";
import type { Services } from "./services.ts";

/** Options of `createWaypost`. Only `services` and `messages` are required. */
export interface WaypostOptions extends Partial<Omit<PageAdapter, "recordConsent">> {
  /**
   * Separates the drafts and reads of several instances on one page. Letters, digits, `-` and `_`.
   */
  id?: string;
  /** The client and its cache, or a function that loads them after the first page has shown. */
  services: Services | (() => Promise<Services>);
  /** Texts for the codes of rules, forms and flows. A page can add texts for its area later. */
  messages: Partial<Messages>;
  /** The address for questions, which some texts name. Without it, they say "contact support". */
  supportEmail?: string;
  /** The locale of the texts, numbers, money and dates: a BCP 47 tag, "en-US" by default. */
  locale?: string;
  /**
   * The storage for drafts, so that they survive a reload, such as `() => sessionStorage`. By
   * default, and if the function throws because the browser blocks storage, they are kept in
   * memory. It never receives secrets.
   */
  storage?: StorageSource;
  /**
   * Keeps payment attempts while `storage` is blocked or full, so that they survive a reload. In
   * browsers this is a storage backed by `history.state`.
   */
  reserve?: StorageSource<MemoryStorage>;
  /**
   * The page is rendered on a server as well: drafts are restored after hydration, so that the
   * first rendering equals the server's. Text typed before hydration wins over the draft.
   */
  ssr?: boolean;
  /**
   * `navigator.locks`, which prevents two windows from sending the same request at once. Browsers
   * provide it at `https:` addresses and on localhost; elsewhere pages ask the customer to use one
   * window only.
   */
  locks?: Locks | undefined;
  /**
   * `() => localStorage`: shares hashes of sent requests with other windows, for at most thirty days.
   */
  sharedStorage?: StorageSource<SharedStorage>;
  /**
   * Returns true if the page is offline: if `navigator.onLine` is false and a read has failed. Then
   * nothing that pays for or ends a service is sent.
   */
  isOffline?: () => boolean;
  /**
   * True if `@waypost/gate` stands in front of the API. Each request that pays for or changes
   * something then gets a key, and after a lost reply the flows ask the gate for its outcome. List
   * `Gate-Code` and `Gate-Repeats` in the `errorHeaders` of the client.
   */
  gate?: boolean | undefined;
  /**
   * `own` if you do not sell the documented product: then only the plans of the price list are shown,
   * with their names, without battery life, and with the features that their rules name. Add
   * `@waypost/hooks/messages/own-product` to `messages`.
   */
  product?: "documented" | "own" | undefined;
  log?: Logger;
  /**
   * Called for each consent: to text messages, to the terms, to an order and to the review of a
   * task. If it throws or rejects, the error is logged and the flow goes on.
   */
  onConsent?: (consent: Consent) => unknown;
  /** Called for every event that a flow handles, in order and without any secret. */
  onTransition?: TransitionObserver;
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const noop = () => undefined;

type Given = Omit<PageAdapter, "recordConsent"> &
  Pick<WaypostOptions, "id" | "product" | "supportEmail">;

/** The page's options, with defaults for those that are missing. */
export function pageAdapterOf(options: WaypostOptions): Given {
  return {
    ...options,
    now: options.now ?? (() => new Date()),
    monotonicNow: options.monotonicNow ?? monotonicNow,
    address: options.address ?? (() => ""),
    navigate:
      options.navigate ??
      (process.env.NODE_ENV === "production"
        ? noop
        : missingOption("navigate", "a step could not be opened")),
    notify:
      options.notify ??
      (process.env.NODE_ENV === "production"
        ? noop
        : missingOption("notify", "a notice could not be shown")),
    token: options.token ?? noop,
    countryCode: options.countryCode ?? (async () => undefined),
    currency: options.currency ?? "USD",
    timeZone: options.timeZone ?? (() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
}
