import type { PageSandbox } from "@waypost/sandbox/browser";
import type { Scenario } from "@waypost/sandbox/scenarios";

/** What all parts of the panel share. */
export interface Demo {
  /** The host of the portal's API. */
  readonly api: string;
  readonly sandbox: PageSandbox;
  readonly scenario: Scenario;
  /** The name of the scenario, or all of it in one word. */
  readonly scenarioText: string;
  readonly frame: HTMLIFrameElement;
  /** Tells something in a line that screen readers announce. */
  readonly tell: (text: string) => void;
}

/** A part of the panel, and how it is brought up to date. */
export interface Part {
  readonly node: HTMLElement;
  readonly update?: () => void;
}
