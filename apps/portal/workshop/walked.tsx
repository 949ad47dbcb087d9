import type { Story } from "@ladle/react";
import type { MemoryStorage, Runner, TaskEvent, TaskState } from "@waypost/hooks/flows";
import { flowRows, walk, type TaskRow, type TestWaypost } from "@waypost/hooks/testing";
import type { OperationName, TestReply } from "@waypost/sdk/testing";
import type { ComponentType, ReactNode } from "react";
import { WorkshopPage, workshopWaypost } from "./WorkshopPage.tsx";

export const rows = flowRows();

/** A story that prepares its state when it is opened. */
export function walked(
  address: string,
  prepare: (opened: TestWaypost) => Promise<unknown> | void,
  children: ReactNode,
  storage?: MemoryStorage,
): Story {
  let prepared: Promise<TestWaypost> | undefined;
  return () => {
    prepared ??= (async () => {
      const opened = workshopWaypost(storage);
      await prepare(opened);
      return opened;
    })();
    return (
      <WorkshopPage address={address} prepared={prepared}>
        {children}
      </WorkshopPage>
    );
  };
}

type TaskPhase = TaskState["screen"]["phase"];

interface TaskStory {
  /** Replies other than those of the examples. */
  readonly answers?: { readonly [Operation in OperationName]?: TestReply };
  /** Replies to the calls after the walk. */
  readonly later?: TaskStory["answers"];
  /** The actions of the customer after the walk. */
  readonly next?: readonly TaskEvent[];
}

const setAll = ({ answer }: TestWaypost, answers: TaskStory["answers"] = {}) => {
  for (const [operation, reply] of Object.entries(answers))
    answer(operation as OperationName, reply);
};

/** Makes the stories of a task: its page, where a walk of its row has led. */
export function taskStories(Page: ComponentType, route: string, row: TaskRow) {
  const address = `${route}?${new URLSearchParams(row.query).toString()}`;
  return (phase: TaskPhase, { answers, later, next = [] }: TaskStory = {}): Story =>
    walked(
      address,
      async (opened) => {
        setAll(opened, answers);
        await walk(opened, row, phase);
        setAll(opened, later);
        const run: Runner<TaskState, TaskEvent> = opened.waypost.run(row.flow, row.input);
        for (const event of next) run.send(event);
      },
      <Page />,
    );
}

const today = new Date(2026, 10, 21);

/** The entries of the first stages, each with its Continue. */
export const stages = ({ entries }: TaskRow, count: number): TaskEvent[] =>
  entries
    .slice(0, count)
    .flatMap((patch) => [{ type: "edit", patch, today }, { type: "continue" }] as const);

/** Presses Continue, which marks what is missing. */
export const pressed = { next: [{ type: "continue" }] } as const;
/** Presses Confirm, which the server refuses. */
export const refused = ({ operation }: TaskRow): TaskStory => ({
  answers: {
    [operation]: {
      status: 400,
      body: { status: false, message: "The request was refused", error: "Account is blocked" },
    },
  },
  next: [{ type: "confirm", at: today }],
});

/** Asks for the same order again, after a lost reply. */
export const again = { next: [{ type: "try-again" }] } as const;
