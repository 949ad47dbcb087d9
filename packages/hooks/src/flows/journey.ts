import type { Flow, FlowEffect } from "./flow.ts";
import type { Ports } from "./ports.ts";
import type { Perform } from "./runner.ts";

/** A flow together with how its effects are carried out. */
export interface Journey<State, Event, Effect extends FlowEffect> {
  readonly flow: Flow<State, Event, Effect>;
  readonly perform: (ports: Ports) => Perform<Event, Effect>;
}
