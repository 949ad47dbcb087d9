import { onTestFinished } from "vitest";
import { prefetchLookups } from "../src/queries/prefetch-lookups.ts";
import type { RegistrationEvent } from "../src/flows/registration/events.ts";
import { registration } from "../src/flows/registration/flow.ts";
import type { RegistrationPhase } from "../src/flows/registration/state.ts";
import { seenRegistration, type SeenRegistration } from "./seen-registration.ts";
import { openPage, soon, type Page, type PageOptions } from "./page.ts";

export { SETTLES_AFTER, soon, TODAY } from "./page.ts";

export interface AtWork extends Page {
  send: (event: RegistrationEvent) => void;
  state: () => SeenRegistration;
  /** Waits until the flow is in this phase. */
  until: (phase: RegistrationPhase) => Promise<SeenRegistration>;
  /** Waits until no IMEI is being checked. */
  untilChecked: () => Promise<void>;
  prefetchLookups: () => void;
  /** The same browser tab after a reload: same storage, new memory. */
  reload: () => AtWork;
}

/** A running registration without React: the real client over the sandbox's handler. */
export function atWork(options: PageOptions = {}): AtWork {
  const page = openPage(options);
  const { sandbox, storage, addresses, waypost } = page;
  const runner = waypost.run(registration);
  onTestFinished(() => runner.stop());
  const state = () => seenRegistration(runner.getState());
  return {
    ...page,
    send: runner.send,
    state,
    prefetchLookups: () => void prefetchLookups(waypost),
    until: (phase) =>
      soon(() => {
        const current = state();
        if (current.phase !== phase) throw new Error(`still at ${current.phase}, not at ${phase}`);
        return current;
      }),
    untilChecked: () =>
      soon(() => {
        const { devices } = runner.getState().form.activation;
        const isChecking = devices.some(({ imei }) => imei.check.status === "checking");
        if (isChecking) throw new Error("still checking");
      }),
    reload: () => {
      runner.stop();
      const address = addresses.at(-1) ?? "";
      return atWork({ ...options, address, sandbox, storage });
    },
  };
}
