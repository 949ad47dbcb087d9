/** What shows the inside of flows during development. */
export { waypostDevtools, type DevtoolsPlugin } from "./devtools-plugin.tsx";
export {
  createTransitionLog,
  type TransitionLog,
  type LoggedTransition,
} from "./transition-log.ts";
export { TransitionPanel } from "./transition-panel.tsx";
