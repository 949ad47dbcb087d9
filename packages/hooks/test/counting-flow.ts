import { QueryClient } from "@tanstack/react-query";
import { createClient } from "@waypost/sdk";
import { vi } from "vitest";
import { memoryStorage, type DraftStorage } from "../src/platform.ts";
import { createWaypost } from "../src/waypost.ts";
import type { Flow, FlowLogic, Perform } from "../src/flows/engine/flow.ts";

interface State {
  count: number;
  isRestoring?: true;
}

export type Event = { type: "add"; key?: string } | { type: "look" };

export interface Effect {
  type: "call";
  key?: string;
}

export const transition: FlowLogic<string, State, Event, Effect>["transition"] = (state, event) => {
  if (event.type !== "add") return { state, effects: [] };
  const effect: Effect =
    event.key === undefined ? { type: "call" } : { type: "call", key: event.key };
  return { state: { count: state.count + 1 }, effects: [effect] };
};

export const toDrafts = ({ count }: State) => ({ "count.one": count });

export const counting = (
  perform: Perform<Event, Effect> = () => {},
  changes: Partial<Flow<string, State, Event, Effect>> = {},
): Flow<string, State, Event, Effect> => ({
  name: "counting",
  identity: (input) => input,
  start: (input, saved) =>
    saved === null
      ? { count: 0, isRestoring: true }
      : { count: Number(saved.draft(`count.${input}`) ?? 0) },
  logic: { transition, perform: () => perform, toDrafts },
  ...changes,
});

export const services = {
  client: createClient({ baseUrl: "https://api.example" }),
  queryClient: new QueryClient(),
};

export function running(
  perform?: Perform<Event, Effect>,
  changes: Partial<Flow<string, State, Event, Effect>> = {},
  storage: DraftStorage = memoryStorage(),
) {
  const log = vi.fn();
  const waypost = createWaypost({ services, messages: {}, storage, log });
  const flow = counting(perform, changes);
  return { storage, log, waypost, flow, runner: waypost.run(flow, "one") };
}
