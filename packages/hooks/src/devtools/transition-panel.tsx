"use client";

import { useState, useSyncExternalStore, type CSSProperties, type ReactElement } from "react";
import { copyAsTest, phaseOf, typeOf } from "./copy-as-test.ts";
import type { LoggedTransition, TransitionLog } from "./transition-log.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * A panel for development that shows what the flows have done, newest first: the event, the states
 * before and after it, its effects, and whether it was ignored. Nothing in it is a secret. A
 * production build shows nothing.
 *
 * @example
 * const log = createTransitionLog();
 * const waypost = createWaypost({ onTransition: log.observe, … });
 * <TransitionPanel log={log} />
 */
export const TransitionPanel = ({ log }: { readonly log: TransitionLog }): ReactElement =>
  process.env.NODE_ENV === "production" ? <></> : <Panel log={log} />;

function Panel({ log }: { readonly log: TransitionLog }): ReactElement {
  const { length } = useSyncExternalStore(log.subscribe, log.list, log.list);
  return (
    <details style={panel}>
      <summary>Waypost: {length} events</summary>
      <Transitions log={log} />
    </details>
  );
}

/** The recorded transitions. Those of a flow up to one of them can be copied as a test. */
export function Transitions({ log }: { readonly log: TransitionLog }): ReactElement {
  const transitions = useSyncExternalStore(log.subscribe, log.list, log.list);
  const [copied, setCopied] = useState("");
  return (
    <>
      <button type="button" onClick={log.clear}>
        Clear
      </button>
      {copied !== "" && <textarea aria-label="The test" readOnly rows={8} value={copied} />}
      <ol style={list}>
        {transitions.map((transition, at) => {
          const until = transitions.slice(at).filter(({ flow }) => flow === transition.flow);
          // `toReversed` is not in the library that the declarations are compiled for.
          // oxlint-disable-next-line unicorn/no-array-reverse
          const copy = () => setCopied(copyAsTest([...until].reverse()));
          return <Row key={transition.number} {...{ transition, copy }} />;
        })}
      </ol>
    </>
  );
}

function Row(props: {
  readonly transition: LoggedTransition;
  readonly copy: () => void;
}): ReactElement {
  const { transition, copy } = props;
  const { number, flow, event, from, to, effects, ignored } = transition;
  const [before, after] = [phaseOf(from), phaseOf(to)];
  const moved = before === after ? before : `${before} → ${after}`;
  return (
    <li value={number} style={ignored ? faded : undefined}>
      <details>
        <summary>
          {flow} <strong>{typeOf(event)}</strong> {moved} {ignored && "(ignored)"}
        </summary>
        <button type="button" onClick={copy}>
          Copy as a test
        </button>
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
