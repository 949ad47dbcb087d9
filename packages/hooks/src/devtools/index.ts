/** What shows the inside of flows during development. */
export { waypostDevtools } from "./devtools-plugin.tsx";
export { createTransitionLog } from "./transition-log.ts";
export { TransitionPanel } from "./transition-panel.tsx";
