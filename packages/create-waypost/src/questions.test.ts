import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask, CanceledError } from "./questions.ts";

const nothing = {
  folder: undefined,
  template: undefined,
  name: undefined,
  currency: "USD",
  yes: false,
  install: true,
};
const DOWN = "\u001B[B";
const ENTER = "\r";
const CTRL_C = "\u0003";

/** A terminal in which each question is answered by the next keys, as soon as it is shown. */
function terminal(answers: readonly (readonly [question: string, keys: readonly string[]])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = "";
  let answered = 0;
  output.on("data", (chunk: Buffer) => {
    shown += chunk.toString();
    const [question, keys] = answers[answered] ?? [];
    if (question === undefined || keys === undefined || !shown.includes(question)) return;
    answered += 1;
    for (const key of keys) setImmediate(() => input.write(key));
  });
  return { input, output };
}

test("the template is chosen from a list, and the folder and the name are typed", async () => {
  const answers = [
    ["What do you want to build?", [DOWN, ENTER]],
    ["In which folder?", ["my-app-of-a-test", ENTER]],
    ["What is the name of your company?", ["Ada Tracking", ENTER]],
  ] as const;
  const choices = await ask(nothing, terminal(answers));
  expect(choices).toEqual({
    template: "react",
    folder: "my-app-of-a-test",
    name: "Ada Tracking",
    currency: "USD",
  });
});

test("Enter takes the proposals", async () => {
  const answers = [
    ["What do you want to build?", [ENTER]],
    ["In which folder?", [ENTER]],
    ["What is the name of your company?", [ENTER]],
  ] as const;
  const choices = await ask(nothing, terminal(answers));
  expect(choices).toEqual({
    template: "portal",
    folder: "waypost-portal",
    name: "Waypost Portal",
    currency: "USD",
  });
});

test("what the command line names is not asked", async () => {
  const given = { ...nothing, template: "node", name: "Ada Tracking" };
  const choices = await ask(given, terminal([["In which folder?", [ENTER]]]));
  expect(choices).toMatchObject({ template: "node", folder: "waypost-node", name: "Ada Tracking" });
});

test("Ctrl-C ends the questions", async () => {
  const asking = ask(nothing, terminal([["What do you want to build?", [CTRL_C]]]));
  await expect(asking).rejects.toThrow(CanceledError);
});
