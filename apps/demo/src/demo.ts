import type { PageSandbox } from "@waypost/sandbox/browser";
import type { Scenario } from "@waypost/sandbox/scenarios";

/** The state shared by all parts of the panel. */
export interface Demo {
  /** The host of the portal's API. */
  readonly api: string;
  readonly sandbox: PageSandbox;
  readonly scenario: Scenario;
  /** The name of the scenario, or its content as a single word. */
  readonly scenarioText: string;
  readonly frame: HTMLIFrameElement;
  /** Shows a message in a line that screen readers announce. */
  readonly showMessage: (text: string) => void;
}

/** A part of the panel, with a function that updates it. */
export interface Part {
  readonly node: HTMLElement;
  readonly update?: () => void;
}
