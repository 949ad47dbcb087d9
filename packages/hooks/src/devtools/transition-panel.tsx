"use client";

import { useSyncExternalStore, type CSSProperties, type ReactElement } from "react";
import { phaseOf, typeOf } from "./copy-as-test.ts";
import type { LoggedTransition, TransitionLog } from "./transition-log.ts";

/**
 * A panel for development that shows what the flows have done, newest first: the event, the states
 * before and after it, its effects, and whether it was ignored. Nothing in it is a secret.
 *
 * @example
 * const log = createTransitionLog();
 * const waypost = createWaypost({ onTransition: log.observe, … });
 * {import.meta.env.DEV && <TransitionPanel log={log} />}
 */
export function TransitionPanel({ log }: { readonly log: TransitionLog }): ReactElement {
  const transitions = useSyncExternalStore(log.subscribe, log.list, log.list);
  return (
    <details style={panel}>
      <summary>Waypost: {transitions.length} events</summary>
      <button type="button" onClick={log.clear}>
        Clear
      </button>
      <ol style={list}>
        {transitions.map((transition) => (
          <Row key={transition.number} transition={transition} />
        ))}
      </ol>
    </details>
  );
}

function Row({ transition }: { readonly transition: LoggedTransition }): ReactElement {
  const { number, flow, event, from, to, effects, ignored } = transition;
  const [before, after] = [phaseOf(from), phaseOf(to)];
  const moved = before === after ? before : `${before} → ${after}`;
  return (
    <li value={number} style={ignored ? faded : undefined}>
      <details>
        <summary>
          {flow} <strong>{typeOf(event)}</strong> {moved} {ignored && "(ignored)"}
        </summary>
        <pre>{JSON.stringify({ event, effects, to }, null, 2)}</pre>
      </details>
    </li>
  );
}

const panel: CSSProperties = {
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 99_999,
  maxInlineSize: "min(40rem, 100vw)",
  maxBlockSize: "60vh",
  overflow: "auto",
  padding: "0.5rem",
  background: "Canvas",
  color: "CanvasText",
  border: "1px solid",
  font: "12px/1.5 monospace",
};
const list: CSSProperties = { margin: 0, paddingInlineStart: "3rem" };
const faded: CSSProperties = { opacity: 0.6 };
