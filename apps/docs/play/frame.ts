import type { ComponentType } from "react";
import { openSandbox, type Fault, type PageSandbox } from "@waypost/sandbox/browser";
import { scenarios, type ScenarioName } from "@waypost/sandbox/scenarios";
import { watchChanges, type Change } from "./changes.ts";
import { captureOutput, type Line } from "./lines.ts";

/** The options of a run. */
interface Run {
  /** The transpiled JavaScript. */
  readonly code: string;
  /** The name of a scenario; undefined for the seeded state. */
  readonly scenario: string;
  /** The days between now and the time of the vendor. */
  readonly daysAhead: number;
  readonly faults: readonly Fault[];
  readonly report: (line: Line) => void;
  readonly changed: (changes: readonly Change[]) => void;
}

/** The interface of the frame for the page around it. */
export interface ExampleFrame {
  /** Runs a program to its end. An uncaught error is reported as a line of output. */
  readonly run: (options: Run) => Promise<void>;
  /** Reports the height of the content in pixels, now and whenever it changes. */
  readonly onHeight: (report: (height: number) => void) => void;
}

/** The host that the examples call. */
const api = "https://api.example.com";

async function open({ scenario, daysAhead, faults }: Run): Promise<PageSandbox> {
  const sandbox = await openSandbox({
    ...(scenario !== "" && { scenario: scenarios[scenario as ScenarioName] }),
    allowedHosts: [location.hostname],
  });
  if (daysAhead !== 0) sandbox.setNow(new Date(sandbox.now().getTime() + daysAhead * 86_400_000));
  for (const fault of faults) sandbox.fault(fault);
  return sandbox;
}

/** Answers the program's API calls from the sandbox, and rejects all other calls. */
function answerWith(sandbox: PageSandbox, afterwards: () => void): void {
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, api);
    if (url.origin !== api) throw new TypeError(`The page may not ask ${url.host}.`);
    return sandbox.fetch(input, init).finally(afterwards);
  };
}

/** Renders the component of an example. Scripts do not load React. */
async function show(Component: ComponentType): Promise<void> {
  const [{ createElement }, { createRoot }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
  ]);
  const root = document.getElementById("root") ?? document.body;
  createRoot(root).render(createElement(Component));
}

async function run(options: Run): Promise<void> {
  const { code, report, changed } = options;
  captureOutput(report);
  const sandbox = await open(options);
  const takeChanges = watchChanges(sandbox.database);
  answerWith(sandbox, () => {
    const changes = takeChanges();
    if (changes.length > 0) changed(changes);
  });
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    const program = (await import(address)) as { default?: ComponentType };
    if (program.default) await show(program.default);
  } catch (error) {
    report({
      tone: "error",
      text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    });
  }
}

function onHeight(report: (height: number) => void): void {
  const root = document.getElementById("root") ?? document.body;
  new ResizeObserver(() => report(root.scrollHeight)).observe(root);
}

Object.assign(globalThis, { example: { run, onHeight } satisfies ExampleFrame });
