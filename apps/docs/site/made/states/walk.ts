/** An event that leads from one phase of a flow to another. */
export interface Lead {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** What a walk through a flow needs. */
interface Walk<State, Event extends { readonly type: string }> {
  readonly starts: readonly State[];
  readonly phaseOf: (state: State) => string;
  /** What may happen in a state; the transition decides what comes of it. */
  readonly eventsIn: (state: State) => readonly Event[];
  readonly transition: (state: State, event: Event) => State;
  /** What states differ by; from those that do not, one goes on. Default: all but counters. */
  readonly keyOf?: (state: State) => unknown;
}

/** Several times as many as the walk through any flow of the product has. */
const MAX_STATES = 5000;

/** With counters that only grow, every state would be a new one. */
const counters = new Set(["submitCount", "lostCount", "round"]);

const textOf = (key: unknown): string =>
  JSON.stringify(key, (name, value: unknown) => (counters.has(name) ? 0 : value));

/**
 * Walks a flow by its pure transition, through every state that the events reach. Events that stay
 * in their phase are left out.
 * @throws when the states do not come to an end
 */
export function leadsOf<State, Event extends { readonly type: string }>({
  starts,
  phaseOf,
  eventsIn,
  transition,
  keyOf = (state) => state,
}: Walk<State, Event>): readonly Lead[] {
  const leads = new Map<string, Lead>();
  const seen = new Set(starts.map((state) => textOf(keyOf(state))));
  const open = [...starts];
  for (const state of open) {
    for (const event of eventsIn(state)) {
      const next = transition(state, event);
      const lead = { from: phaseOf(state), event: event.type, to: phaseOf(next) };
      if (lead.from !== lead.to) leads.set(JSON.stringify(lead), lead);
      const key = textOf(keyOf(next));
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
    if (open.length > MAX_STATES)
      throw new Error("The walk through a flow does not come to an end.");
  }
  return [...leads.values()];
}
