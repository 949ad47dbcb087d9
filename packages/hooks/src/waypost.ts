import { createAttempts, type Attempts } from "./flows/checkout/attempts.ts";
import type { Consent, GivenConsent } from "./flows/checkout/consent.ts";
import { createDraftStore, type DraftStore } from "./flows/engine/draft-store.ts";
import type { Flow, FlowEffect, InputArgument } from "./flows/engine/flow.ts";
import type { TransitionObserver } from "./flows/engine/observed.ts";
import type { PageAdapter } from "./flows/engine/ports.ts";
import { createRunner } from "./flows/engine/runner.ts";
import type { Runner, RunnerContext, Transitioned } from "./flows/engine/runner-types.ts";
import type { Messages } from "./messages/messages.ts";
import { afterHydration, draftStorage, isWorking, storageOf } from "./page-storage.ts";
import type { Logger } from "./platform.ts";
import { setUpReads } from "./queries/query.ts";
import { serviceSource, type Services, type ServiceSource } from "./services.ts";
import { pageAdapterOf, type WaypostOptions } from "./waypost-options.ts";

/** The object that all hooks use. Create one per page; several need an `id` each. */
export interface Waypost extends PageAdapter {
  readonly services: ServiceSource;
  /** The requests whose outcome is unknown, of all flows. */
  readonly attempts: Pick<Attempts, "list" | "arriving" | "subscribe">;
  /** Reports the texts that are too long for the storage of drafts. */
  readonly drafts: Pick<DraftStore, "isTooLong" | "subscribe">;
  /** False if another window could pay for the same thing: see `locks`. */
  readonly areWindowsGuarded: boolean;
  /** False if a reload would lose the record of what was sent: see `reserve`. */
  readonly areAttemptsKept: boolean;
  /** A server renders the page as well. */
  readonly ssr: boolean;
  readonly supportEmail?: string | undefined;
  /** `own` if plans are described by the price list and the plan rules only. */
  readonly product?: WaypostOptions["product"];
  readonly messages: Partial<Messages>;
  readonly locale: string;
  /** Adds the texts of an area when its page loads, without rendering again. */
  readonly addMessages: (area: Partial<Messages>) => void;
  /** Replaces the catalogue and its locale. Components that show texts render again. */
  readonly setMessages: (messages: Partial<Messages>, locale: string) => void;
  /** Calls back after each `setMessages`. Returns the unsubscribe function. */
  readonly subscribeMessages: (listener: () => void) => () => void;
  /** With `ssr`: restores the drafts. The provider calls it once the page is hydrated. */
  readonly hydrated: () => void;
  /** Restarts every run without its draft, except runs with an unknown outcome. */
  readonly reset: () => void;
  /** Settles when a flow can handle events immediately. @throws if its code cannot be loaded */
  ready<Input, State, Event, Effect extends FlowEffect>(
    flow: Flow<Input, State, Event, Effect>,
    ...input: InputArgument<Input>
  ): Promise<void>;
  /**
   * The only runner of a flow for an input with this identity. It does nothing until its first
   * event. Once the last page has released it and none of its calls is pending, the runner stops
   * and discards its secrets. `run` then starts again from the draft.
   */
  run<Input, State, Event, Effect extends FlowEffect>(
    flow: Flow<Input, State, Event, Effect>,
    ...input: InputArgument<Input>
  ): Runner<State, Event>;
}

const noop = () => undefined;

/** Connects services and page. Nothing is sent before a lookup or a flow's first event. */
export function createWaypost(options: WaypostOptions): Waypost {
  const { id, locks, isOffline, onTransition, ssr = false } = options;
  let messages = { ...options.messages };
  let { locale = "en-US" } = options;
  const listeners = new Set<() => void>();
  const log = options.log ?? noop;
  const given = pageAdapterOf(options);
  const services = serviceSource(withReads(options.services, given));
  const stamped = (consent: GivenConsent) => stampedConsent(consent, locale, given);
  const pageAdapter = {
    ...given,
    recordConsent: (consent: GivenConsent) => options.onConsent?.(stamped(consent)),
  };
  const lasting = storageOf(options.storage);
  const reserve = storageOf(options.reserve);
  const now = { storage: draftStorage(lasting, reserve, id), hydrated: noop };
  const { storage, hydrated } = ssr ? afterHydration(now.storage) : now;
  const drafts = createDraftStore(storage, log);
  const sharedStorage = storageOf(options.sharedStorage);
  const attempts = createAttempts(drafts, pageAdapter, {
    log,
    locks,
    sharedStorage,
    isOffline,
    gate: options.gate && stamped,
  });
  // Before any flow is notified: a later page of the same tab may have sent something.
  given.lifecycle?.((moment) => {
    if (moment === "back") attempts.refresh();
  });
  const observe = onTransition && observing(onTransition, log);
  const context: RunnerContext = { pageAdapter, services, drafts, attempts, log, observe, ssr };
  // Writing the probe has side effects, so it happens once and only when needed.
  let isShared: boolean | undefined;
  let isKept: boolean | undefined;
  const runners = new Map<unknown, Map<string, Runner<unknown, never>>>();

  const run: Waypost["run"] = (flow, ...inputs) => {
    const input = inputs[0] as Parameters<typeof flow.identity>[0];
    const runs = runners.get(flow) ?? new Map<string, Runner<unknown, never>>();
    runners.set(flow, runs);
    const name = flow.identity(input);
    const known = runs.get(name);
    if (known !== undefined) return known as unknown as ReturnType<typeof makeRunner>;
    const makeRunner = () => createRunner(flow, input, context, () => void runs.delete(name));
    const runner = makeRunner();
    runs.set(name, runner);
    return runner;
  };

  return {
    ...pageAdapter,
    services,
    attempts,
    drafts,
    get areWindowsGuarded() {
      isShared ??= options.sharedStorage === undefined || isWorking(sharedStorage);
      return locks !== undefined && isShared && sharedStorage?.isShared?.() !== false;
    },
    get areAttemptsKept() {
      return (isKept ??= isWorking(lasting) || isWorking(reserve));
    },
    ssr,
    get messages() {
      return messages;
    },
    get locale() {
      return locale;
    },
    addMessages: (area) => void Object.assign(messages, area),
    setMessages: (next, nextLocale) => {
      messages = { ...next };
      locale = nextLocale;
      for (const listener of listeners) listener();
    },
    subscribeMessages: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hydrated,
    reset: () => {
      for (const runs of runners.values()) for (const runner of runs.values()) runner.reset();
    },
    ready: (flow, ...input) => run(flow, ...input).ready(),
    run,
  };
}

/** The same services, with these settings for the reads of their client. */
function withReads(
  given: WaypostOptions["services"],
  reads: Parameters<typeof setUpReads>[1],
): WaypostOptions["services"] {
  const setUp = (services: Services): Services => {
    setUpReads(services.client, reads);
    return services;
  };
  return typeof given === "function" ? async () => setUp(await given()) : setUp(given);
}

/** Reports transitions to an observer in order. Its code is loaded only if there is an observer. */
function observing(observer: TransitionObserver, log: Logger): (transition: Transitioned) => void {
  const code = import("./flows/engine/observed.ts");
  return (transition) =>
    void code.then(
      ({ reportTransition }) => reportTransition(observer, transition, log),
      (error: unknown) => log({ what: "the observer could not be loaded", error }),
    );
}

/** The consent as a page records and sends it: in USD with `dollars`, otherwise with a currency. */
export function stampedConsent(
  given: GivenConsent,
  locale: string,
  { currency, now }: Pick<PageAdapter, "currency" | "now">,
): Consent {
  const consent = { locale, at: now().toISOString(), ...given };
  if (currency === "USD") return consent;
  const renewals = given.renewals.map(({ dollars: amount, ...rest }) => ({ amount, ...rest }));
  return { ...consent, currency, renewals };
}
