/** What shows the inside of flows during development. */
export { createTransitionLog, type TransitionLog } from "./transition-log.ts";
export { TransitionPanel } from "./transition-panel.tsx";
