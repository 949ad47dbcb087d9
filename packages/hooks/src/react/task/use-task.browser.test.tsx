import type { StandardSchemaV1 } from "@standard-schema/spec";
import { Profiler, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../../test/on-page.tsx";
import type { ObservedTransition } from "../../flows/engine/observed.ts";
import { taskFlow } from "../../flows/task/flow.ts";
import { en } from "../../messages/en.ts";
import { createWaypost } from "../../waypost.ts";
import { WaypostProvider } from "../provider.tsx";
import type { TaskView } from "./task-view.ts";
import { useTaskField } from "./use-task-field.ts";
import { useTask } from "./use-task.ts";

const anything: StandardSchemaV1 = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
};

interface NamingShape {
  readonly input: { readonly of?: string };
  readonly draft: { readonly note: string; readonly isSure: boolean };
  readonly stage: "van" | "payment";
  readonly data: object;
  readonly detail: string;
  readonly request: object;
}

const name = Promise.withResolvers<string>();

/** A task that loads the name of its subject during the review. */
const naming = taskFlow<NamingShape>({
  name: "naming",
  family: "naming",
  input: () => ({}),
  owner: () => "1",
  initial: () => ({ note: "", isSure: false }),
  reads: () => ({}),
  stages: {
    van: { form: anything, details: { subjects: () => ["van"], read: () => name.promise } },
    payment: { form: anything },
  },
  review: ({ details }) => ({
    rows: [{ subject: "van", label: details["van"] ?? "not known yet", price: 1, months: null }],
    total: 1,
  }),
  subjects: () => ["van"],
  request: () => ({}),
  send: () => Promise.reject(new Error("this test sends nothing")),
});

function Review() {
  const task = useTask(naming, {});
  switch (task.phase) {
    case "form":
      return <button onClick={task.submit}>Continue from {task.stage}</button>;
    case "reviewing":
      return <p>{task.review.rows.map(({ label }) => label)}</p>;
    default:
      return null;
  }
}

test("a review shows data that arrives after it has opened", async () => {
  const screen = await render(<Review />, { wrapper: onPage().Provider });
  await screen.getByRole("button", { name: "Continue from van" }).click();
  await screen.getByRole("button", { name: "Continue from payment" }).click();
  await expect.element(screen.getByText("not known yet")).toBeVisible();
  name.resolve("The white van");
  await expect.element(screen.getByText("The white van")).toBeVisible();
});

function Note({ task }: { task: TaskView<NamingShape> }) {
  const { input, value } = useTaskField(task, "note");
  return (
    <>
      <input {...input} /> <output>{`${value.length} letters`}</output>
    </>
  );
}

const Sure = ({ task }: { task: TaskView<NamingShape> }) => (
  <input type="checkbox" {...useTaskField(task, "isSure").input} />
);

/** A page with two fields. Records the names of the rendered components. */
function createCountedPage() {
  const renders: string[] = [];
  const onRender = (id: string) => void renders.push(id);
  function Page() {
    const [of, setOf] = useState("a van");
    const [, again] = useState({});
    const task = useTask(naming, { of });
    return (
      <>
        <Profiler id="page" onRender={onRender}>
          <p>{task.phase}</p>
        </Profiler>
        <button onClick={() => again({})}>Render again</button>
        <button onClick={() => setOf("a truck")}>Another input</button>
        <Profiler id="note" onRender={onRender}>
          <Note task={task} />
        </Profiler>
        <Profiler id="sure" onRender={onRender}>
          <Sure task={task} />
        </Profiler>
      </>
    );
  }
  return { renders, Page };
}

test("typing re-renders its own field, and neither the page nor another field", async () => {
  const { renders, Page } = createCountedPage();
  const screen = await render(<Page />, { wrapper: onPage().Provider });
  await expect.element(screen.getByText("form")).toBeVisible();
  const note = screen.getByRole("textbox");
  await note.fill("a");
  await expect.element(screen.getByText("1 letters")).toBeVisible();
  renders.length = 0;
  await note.fill("ab");
  await expect.element(screen.getByText("2 letters")).toBeVisible();
  expect(renders).toEqual(["note"]);
  await screen.getByRole("checkbox").click();
  await expect.element(screen.getByRole("checkbox")).toBeChecked();
  expect(renders).toEqual(["note", "sure"]);
});

test("an input literal in a component sends an event only if its value changes", async () => {
  const { renders, Page } = createCountedPage();
  const events: string[] = [];
  const { services } = onPage();
  const onTransition = ({ event }: ObservedTransition) =>
    events.push((event as { type: string }).type);
  const waypost = createWaypost({ services, messages: en, onTransition });
  const screen = await render(
    <WaypostProvider waypost={waypost}>
      <Page />
    </WaypostProvider>,
  );
  await expect.poll(() => events).toContain("loaded");
  const count = events.length;
  renders.length = 0;
  await screen.getByRole("button", { name: "Render again" }).click();
  await expect.poll(() => renders).toContain("page");
  expect(events).toHaveLength(count);
  await screen.getByRole("button", { name: "Another input" }).click();
  await expect.poll(() => events.slice(count)).toEqual(["address"]);
});

test("a phase has only its own members", async () => {
  const texts: string[] = [];
  function Page() {
    const task = useTask(naming, {});
    if (task.phase === "form") {
      // @ts-expect-error -- the phase has no such members yet
      texts.push(typeof task.confirm, typeof task.review, typeof task.submit);
    }
    return <p>{task.phase}</p>;
  }
  const screen = await render(<Page />, { wrapper: onPage().Provider });
  await expect.element(screen.getByText("form")).toBeVisible();
  expect(texts.slice(0, 3)).toEqual(["undefined", "undefined", "function"]);
});
