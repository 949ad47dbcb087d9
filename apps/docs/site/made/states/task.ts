import { taskTransition } from "../../../../../packages/hooks/src/flows/task/machine.ts";
import { startTask } from "../../../../../packages/hooks/src/flows/task/start.ts";
import type { TaskEvent, TaskState } from "../../../../../packages/hooks/src/flows/task/state.ts";
import type { Task } from "../../../../../packages/hooks/src/flows/task/task.ts";
import { attempt, NOW, outcomeEvents } from "./samples.ts";
import { leadsOf } from "./walk.ts";

interface Shape {
  readonly input: null;
  readonly draft: object;
  readonly data: object;
  readonly detail: string;
  readonly request: object;
}

/** A form that accepts whatever is entered. */
const anything = {
  "~standard": {
    version: 1 as const,
    vendor: "waypost",
    validate: (value: unknown) => ({ value }),
  },
};

/** A task that waits for details and whose outcome can be read back, so that it has every phase. */
const task: Task<Shape> = {
  name: "sample",
  family: attempt.family,
  owner: () => attempt.owner,
  input: () => null,
  initial: () => ({}),
  reads: () => ({}),
  stages: [
    {
      form: anything,
      details: { subjects: () => ["1"], read: async () => "", wait: "until-read" },
    },
    { form: anything },
  ],
  review: () => ({
    rows: [{ subject: "sample:1", label: "", price: 4.95, months: null }],
    total: 4.95,
  }),
  subjects: () => attempt.subjects,
  request: () => ({}),
  send: () => Promise.reject(new Error("A walk sends nothing.")),
  readBack: ({ id }) => (id === attempt.id ? async () => ({}) : null),
};

const failure = { text: "Refused", isRefusal: true } as const;

const events: readonly TaskEvent<Shape>[] = [
  { type: "loaded", data: {} },
  { type: "load-failed", failure },
  { type: "refetch" },
  { type: "continue" },
  { type: "back" },
  { type: "prepared", details: { 1: "" } },
  { type: "prepare-failed", fieldErrors: {}, failure },
  { type: "acknowledge", isAcknowledged: true },
  { type: "confirm", at: NOW },
  { type: "prices-found", at: { wall: 0, monotonic: 0 }, lastKnown: null, lists: {}, isOver: true },
  { type: "accepted", reply: { message: null, error: null } },
  { type: "refused", failure },
  { type: "not-sent", reason: "busy" },
  { type: "earlier-found", open: [], accepted: [] },
  { type: "unknown", attempts: [attempt], failure },
  // Of this one, no call can tell what became of it.
  { type: "unknown", attempts: [{ ...attempt, id: "2" }], failure },
  ...outcomeEvents(attempt.subjects),
  { type: "try-again" },
  { type: "start-over" },
  { type: "close-dialog" },
  { type: "page-online" },
];

/** A task of self-service. */
export const taskLeads = () => {
  const transition = taskTransition(task);
  return leadsOf<TaskState<Shape>, TaskEvent<Shape>>({
    starts: [startTask(task, null, null)],
    phaseOf: ({ phase }) => phase,
    // Any event opens a task.
    eventsIn: ({ phase }) => (phase === "restoring" ? [{ type: "open" }] : events),
    transition: (state, event) => transition(state, event).state,
  });
};
