/** Development tools that show the state of flows. */
export { waypostDevtools, type DevtoolsPlugin } from "./devtools-plugin.tsx";
export {
  createTransitionLog,
  type TransitionLog,
  type LoggedTransition,
} from "./transition-log.ts";
export { TransitionPanel } from "./transition-panel.tsx";
