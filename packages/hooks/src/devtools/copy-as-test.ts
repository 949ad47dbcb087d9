import type { ObservedTransition } from "../flows/engine/observed.ts";

/**
 * Returns the code of a test that replays the events: it starts from the state before the first
 * one, sends each event to the pure logic of the flow, and expects the state after it. Masked
 * values stay masked.
 * @param transitions of one flow, oldest first
 */
export function copyAsTest(transitions: readonly ObservedTransition[]): string {
  const [first] = transitions;
  if (first === undefined) return "";
  const { flow } = first;
  const { imports, logic } = sourceOf(flow);
  const steps = transitions.flatMap(({ event, to, ignored }) => [
    `  ({ state } = transition(state, ${code(event)}));${ignored ? " // ignored" : ""}`,
    `  expect(state).toMatchObject(${code({ screen: { phase: phaseOf(to) } })});`,
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

/** The import and name of a flow's logic. For a flow of your own, correct the path. */
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

export const typeOf = (event: unknown): string =>
  String((event as { readonly type?: unknown }).type);

/** The phase of a state; "" if it has none. */
export function phaseOf(state: unknown): string {
  const { screen } = state as { readonly screen?: { readonly phase?: unknown } };
  return typeof screen?.phase === "string" ? screen.phase : "";
}

/** A value as code: JSON, plus dates, errors and `undefined`. */
function code(value: unknown): string {
  if (value === undefined) return "undefined";
  if (value instanceof Date) return `new Date(${JSON.stringify(value)})`;
  if (value instanceof Error) return `new Error(${JSON.stringify(value.message)})`;
  if (Array.isArray(value)) return `[${value.map(code).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${code(one)}`);
  return `{ ${members.join(", ")} }`;
}
