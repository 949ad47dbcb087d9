"use client";

import type { ReactElement } from "react";
import type { TransitionLog } from "./transition-log.ts";
import { Transitions } from "./transition-panel.tsx";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** @inline */
type Theme = "light" | "dark";

/** A plugin for the `plugins` prop of `<TanStackDevtools>`. */
export interface DevtoolsPlugin {
  readonly id: string;
  readonly name: string;
  /**
   * The second argument is the theme. Since version 0.10 of `@tanstack/react-devtools` it is in an
   * object.
   */
  readonly render: (element: unknown, props: Theme | { readonly theme: Theme }) => ReactElement;
}

/**
 * A plugin of TanStack Devtools that shows each transition of the flows, to copy as a test. Nothing
 * in it is a secret. A production build has an empty one.
 *
 * @example
 * const log = createTransitionLog();
 * const waypost = createWaypost({ onTransition: log.observe, … });
 * <TanStackDevtools plugins={[waypostDevtools(log)]} />
 */
export const waypostDevtools = (log: TransitionLog): DevtoolsPlugin => ({
  id: "waypost",
  name: "Waypost",
  render: (_, props) =>
    process.env.NODE_ENV === "production" ? (
      <></>
    ) : (
      <div style={{ colorScheme: typeof props === "string" ? props : props.theme }}>
        <Transitions log={log} />
      </div>
    ),
});
