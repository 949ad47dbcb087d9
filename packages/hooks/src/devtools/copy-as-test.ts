import type { ObservedTransition } from "../flows/engine/observed.ts";

/**
 * Code of a test that sends the events again, from the state before the first one, to the pure logic
 * of their flow, and expects the state after each. What was masked stays masked.
 * @param transitions of one flow, oldest first
 */
export function copyAsTest(transitions: readonly ObservedTransition[]): string {
  const [first] = transitions;
  if (first === undefined) return "";
  const { flow } = first;
  const { imports, logic } = sourceOf(flow);
  const steps = transitions.flatMap(({ event, to, ignored }) => [
    `  ({ state } = transition(state, ${code(event)}));${ignored ? " // ignored" : ""}`,
    `  expect(state).toMatchObject(${code(shownOf(to))});`,
  ]);
  return [
    'import { expect, test } from "vitest";',
    imports,
    "",
    `test(${JSON.stringify(`${flow}: ${transitions.map(({ event }) => typeOf(event)).join(", ")}`)}, () => {`,
    `  const { transition } = ${logic};`,
    `  let state: any = ${code(first.from)};`,
    ...steps,
    "});",
    "",
  ].join("\n");
}

/** Where a flow comes from; one of your own has to be imported by hand. */
function sourceOf(flow: string): { imports: string; logic: string } {
  if (flow === "registration") {
    const imports = 'import { registrationLogic } from "@waypost/hooks/registration-logic";';
    return { imports, logic: "registrationLogic" };
  }
  const name = flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    imports: `import { ${name} } from "@waypost/hooks/flows"; // or from where this flow is declared`,
    logic: `${name}.logic as any`,
  };
}

/** The type of an event. */
export const typeOf = (event: unknown): string =>
  String((event as { readonly type?: unknown }).type);

/** What a state is called: the registration by its name, a task by its phase. */
export function nameOf(state: unknown): string {
  const { name, phase } = state as { readonly name?: unknown; readonly phase?: unknown };
  const shown = name ?? phase;
  return typeof shown === "string" ? shown : "";
}

/** The part of a state that a test looks at; more of it would break with every change. */
function shownOf(state: unknown): object {
  const { name, phase } = state as { readonly name?: unknown; readonly phase?: unknown };
  return name === undefined ? { phase } : { name };
}

/** A value as code: JSON with dates, errors and what JSON leaves out. */
function code(value: unknown): string {
  if (value === undefined) return "undefined";
  if (value instanceof Date) return `new Date(${JSON.stringify(value)})`;
  if (value instanceof Error) return `new Error(${JSON.stringify(value.message)})`;
  if (Array.isArray(value)) return `[${value.map(code).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${code(one)}`);
  return `{ ${members.join(", ")} }`;
}
