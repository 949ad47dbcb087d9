import type { ClientOptions } from "@waypost/sdk";
import { createTestClient, type TestClient } from "@waypost/sdk/testing";
import { QueryClient } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import type { Flow, FlowEffect } from "../flows/engine/flow.ts";
import type { ObservedTransition } from "../flows/engine/observed.ts";
import type { NavigateOptions, Notice } from "../flows/engine/ports.ts";
import { en } from "../messages/en.ts";
import { WaypostProvider } from "../react/provider.tsx";
import type { WaypostOptions } from "../waypost-options.ts";
import { createWaypost, type Waypost } from "../waypost.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date;
  /** Milliseconds since the clock was made, as on a clock that nobody can set. */
  readonly monotonicNow: () => number;
  readonly advance: (milliseconds: number) => void;
}

/** @param start the date that the clock shows first */
function createTestClock(start: Date = new Date(2030, 0, 15, 12)): TestClock {
  let passed = 0;
  return {
    now: () => new Date(start.getTime() + passed),
    monotonicNow: () => passed,
    advance: (milliseconds) => {
      passed += milliseconds;
    },
  };
}

/** The options of `createTestWaypost`. */
export interface TestWaypostOptions extends Partial<Omit<WaypostOptions, "services">> {
  /** The date that the clock shows first. */
  readonly today?: Date;
  readonly client?: Partial<ClientOptions>;
}

/** A `Waypost` with a test client and a clock that stands still, and what happened to them. */
export interface TestWaypost extends Pick<TestClient, "answer" | "requests"> {
  readonly waypost: Waypost;
  /** Provides it to the component under test. */
  readonly Provider: (props: { children: ReactNode }) => ReactElement;
  readonly clock: TestClock;
  /**
   * Sets parts of the form and the screen with which runs of a flow start; call it before the
   * component is rendered. A function gets the state in which the flow would start.
   */
  readonly startIn: <Input, State, Event, Effect extends FlowEffect>(
    flow: Flow<Input, State, Event, Effect>,
    state: { readonly [Part in keyof State]?: Partial<State[Part]> } | ((start: State) => State),
  ) => void;
  /** The notices that were shown, oldest first. */
  readonly notices: readonly Notice[];
  /** The paths that were opened, oldest first. */
  readonly opened: readonly (NavigateOptions & { readonly path: string })[];
  /** The events that the flows have handled so far, oldest first, without secrets. */
  readonly transitions: readonly ObservedTransition[];
}

/**
 * A `Waypost` for tests of components. Each call of the API gives the contract's example of a
 * success until `answer` sets another reply, and the clock stands still.
 *
 * @example
 * const { Provider, startIn } = createTestWaypost();
 * startIn(registration, { screen: { phase: "failed" } });
 * render(<Outcome />, { wrapper: Provider });
 */
export function createTestWaypost(options: TestWaypostOptions = {}): TestWaypost {
  const { today, client: clientOptions, ...given } = options;
  const { client, answer, requests } = createTestClient(clientOptions);
  const clock = createTestClock(today);
  const notices: Notice[] = [];
  const opened: (NavigateOptions & { path: string })[] = [];
  const transitions: ObservedTransition[] = [];
  const own = createWaypost({
    messages: en,
    now: clock.now,
    monotonicNow: clock.monotonicNow,
    notify: (notice) => void notices.push(notice),
    // The same on every machine.
    timeZone: () => undefined,
    navigate: (path, how) => void opened.push({ ...how, path }),
    ...given,
    onTransition: (transition) => {
      transitions.push(transition);
      given.onTransition?.(transition);
    },
    services: { client, queryClient: new QueryClient() },
  });
  const started = new Map<unknown, unknown>();
  const run: Waypost["run"] = (flow, ...input) =>
    own.run((started.get(flow) ?? flow) as typeof flow, ...input);
  // Not a copy, whose catalogue would stay the same when the language changes.
  const waypost = Object.create(own, { run: { value: run } }) as Waypost;
  return {
    answer,
    requests,
    waypost,
    Provider: ({ children }) => <WaypostProvider waypost={waypost}>{children}</WaypostProvider>,
    clock,
    startIn: (flow, state) => {
      const change =
        typeof state === "function" ? state : (start: object) => withParts(start, state);
      const start: typeof flow.start = (...from) =>
        (change as (start: unknown) => ReturnType<typeof flow.start>)(flow.start(...from));
      started.set(flow, { ...flow, start });
    },
    notices,
    opened,
    transitions,
  };
}

/** A copy whose parts have these members. @throws TypeError for a part that the state lacks */
function withParts(start: object, parts: Readonly<Record<string, unknown>>): object {
  const unknown = Object.keys(parts).find((part) => !Object.hasOwn(start, part));
  if (unknown !== undefined)
    throw new TypeError(`A state has ${Object.keys(start).join(" and ")}, and no "${unknown}".`);
  return Object.fromEntries(
    Object.entries(start).map(([part, value]) => [part, { ...value, ...Object(parts[part]) }]),
  );
}
