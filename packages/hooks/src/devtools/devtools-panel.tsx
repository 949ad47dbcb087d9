"use client";

import { useState, useSyncExternalStore, type CSSProperties, type ReactElement } from "react";
import type { Waypost } from "../waypost.ts";
import { AttemptsTable } from "./attempts-table.tsx";
import { Replay } from "./replay.tsx";
import { phaseOf } from "./copy-as-test.ts";
import type { TransitionLog } from "./transition-log.ts";

interface DevtoolsPanelProps {
  readonly waypost: Waypost;
  readonly log: TransitionLog;
  readonly theme: "light" | "dark";
}

/**
 * The flows, the open payment attempts, and the transitions of one flow to step through and copy.
 */
export function DevtoolsPanel({ waypost, log, theme }: DevtoolsPanelProps): ReactElement {
  const transitions = useSyncExternalStore(log.subscribe, log.list, log.list);
  const [chosen, choose] = useState<string>();
  const flows = [...new Set(transitions.map(({ flow }) => flow))];
  const flow = chosen !== undefined && flows.includes(chosen) ? chosen : flows[0];
  return (
    <div style={{ ...panel, colorScheme: theme }}>
      <AttemptsTable attempts={waypost.attempts} />
      <h2 style={heading}>Flows</h2>
      {flows.length === 0 && <p>No flow has handled an event yet.</p>}
      <p>
        {flows.map((name) => {
          const last = transitions.find((one) => one.flow === name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={name === flow}
              style={button}
              onClick={() => choose(name)}
            >
              {name} <small>{phaseOf(last?.to ?? {})}</small>
            </button>
          );
        })}
        {flows.length > 0 && (
          <button type="button" style={button} onClick={log.clear}>
            Clear
          </button>
        )}
      </p>
      {flow !== undefined && (
        // `toReversed` is not in the library that the declarations are compiled for.
        // oxlint-disable-next-line unicorn/no-array-reverse
        <Replay key={flow} transitions={transitions.filter((one) => one.flow === flow).reverse()} />
      )}
    </div>
  );
}

const panel: CSSProperties = {
  minBlockSize: "100%",
  padding: "0.75rem",
  background: "Canvas",
  color: "CanvasText",
  font: "13px/1.5 system-ui, sans-serif",
};
const heading: CSSProperties = { margin: "0.75rem 0 0.25rem", fontSize: "14px" };
const button: CSSProperties = { marginInlineEnd: "0.5rem", marginBlockEnd: "0.25rem" };
