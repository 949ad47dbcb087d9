import type { StandardSchemaV1 } from "@standard-schema/spec";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../../test/on-page.tsx";
import { taskFlow } from "../../flows/task/flow.ts";
import { useTask } from "./use-task.ts";

const anything: StandardSchemaV1 = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
};

interface NamingShape {
  readonly input: object;
  readonly draft: object;
  readonly data: object;
  readonly detail: string;
  readonly request: object;
}

const name = Promise.withResolvers<string>();

/** A task that reads the name of what it is about while its review shows. */
const naming = taskFlow<NamingShape>({
  name: "naming",
  family: "naming",
  input: () => ({}),
  owner: () => "1",
  initial: () => ({}),
  reads: () => ({}),
  stages: [
    { form: anything, details: { subjects: () => ["van"], read: () => name.promise } },
    { form: anything },
  ],
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
    case "stage":
      return <button onClick={task.submit}>Continue from {task.stage}</button>;
    case "reviewing":
      return <p>{task.review.rows.map(({ label }) => label)}</p>;
    default:
      return null;
  }
}

test("a review shows what arrives after it has opened", async () => {
  const screen = await render(<Review />, { wrapper: onPage().Provider });
  await screen.getByRole("button", { name: "Continue from 0" }).click();
  await screen.getByRole("button", { name: "Continue from 1" }).click();
  await expect.element(screen.getByText("not known yet")).toBeVisible();
  name.resolve("The white van");
  await expect.element(screen.getByText("The white van")).toBeVisible();
});
