import { FLOWS } from "../faults/flows.ts";
import { found, type Proof } from "./proof.ts";

/** Claims about each flow of the portal when a call fails. */
export const FAULTS: readonly Proof[] = [
  ...FLOWS.map(({ name }): Proof => ({
    name: `faults-${name}`,
    claim: `Whichever call of the flow \`${name}\` fails, in whatever way, the portal does nothing twice for one consent, tells nothing that is not so, and leaves a way on`,
    command: `npm run faults -- --flow ${name}`,
    figure: found(
      /^(\d+ cells, \d+ with a bad outcome)\n(\d+) in which the browser/m,
      (cells, again) => `${cells}; in ${again} the browser itself sent a write again`,
    ),
  })),
  {
    name: "soak",
    claim: "50 registrations in one page keep no screen that was left",
    command: "npm run faults -- --soak",
    figure: found(
      /^Longest task of the main thread: (.*)\n(Heap: .*)$/m,
      (tasks, heap) => `${heap}; longest tasks: ${tasks}`,
    ),
  },
];
