import type { PlanUpdateDevice } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import type { Flow, Transition } from "../engine/flow.ts";

export interface AccountState {
  readonly phase: "closed" | "loading" | "load-failed" | "loaded";
  /** The customer's devices on a plan; empty until they are loaded. */
  readonly devices: readonly PlanUpdateDevice[];
  /** Why they could not be loaded, in words that can be shown. */
  readonly failure: string | null;
}

export type AccountEvent =
  | { type: "open" }
  | { type: "refetch" }
  | { type: "loaded"; devices: readonly PlanUpdateDevice[] }
  | { type: "load-failed"; failure: string };

interface Load {
  readonly type: "load";
  readonly key: "load";
}

const LOAD: Load = { type: "load", key: "load" };

/** The front door of an account: the devices of a customer. The tasks do not wait for them. */
export const account: Flow<{ customerId: string }, AccountState, AccountEvent, Load> = {
  name: "account",
  identity: ({ customerId }) => customerId,
  start: () => ({ phase: "closed", devices: [], failure: null }),
  keep: () => ({}),
  logic: {
    transition,
    perform:
      ({ client, queryClient }, { customerId }) =>
      async (_, { send }) => {
        try {
          const query = planUpdateDevicesQuery(client, customerId);
          return send({ type: "loaded", devices: await queryClient.fetchQuery(query) });
        } catch (error) {
          const failure = isWaypostError(error) ? error.displayMessage : SOMETHING_WENT_WRONG;
          return send({ type: "load-failed", failure });
        }
      },
  },
};

function transition(state: AccountState, event: AccountEvent): Transition<AccountState, Load> {
  switch (event.type) {
    case "open":
      return state.phase === "closed" ? loading(state) : { state, effects: [] };
    case "refetch":
      return state.phase === "loading" ? { state, effects: [] } : loading(state);
    case "loaded":
      return {
        state: { phase: "loaded", devices: event.devices, failure: null },
        effects: [],
      };
    case "load-failed":
      return { state: { ...state, phase: "load-failed", failure: event.failure }, effects: [] };
  }
}

const loading = (state: AccountState): Transition<AccountState, Load> => ({
  state: { ...state, phase: "loading", failure: null },
  effects: [LOAD],
});
