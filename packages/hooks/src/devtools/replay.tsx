"use client";

import { useState, type CSSProperties, type ReactElement } from "react";
import type { ObservedTransition } from "../flows/engine/observed.ts";
import { copyAsTest, phaseOf, typeOf } from "./copy-as-test.ts";
import type { LoggedTransition } from "./transition-log.ts";

/** The part of the DOM type that this package uses. The package compiles without `lib.dom`. */
interface Slider {
  readonly value: string;
}
interface Page {
  readonly navigator?: {
    readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
  };
}
const { clipboard } = (globalThis as unknown as Page).navigator ?? {};

/**
 * Steps through the transitions of a flow, oldest first, without sending anything. The selected
 * transition and all before it can be copied as a test.
 */
export function Replay(props: { readonly transitions: readonly LoggedTransition[] }): ReactElement {
  const { transitions } = props;
  const last = transitions.length;
  // If undefined, the latest transition is selected.
  const [chosen, choose] = useState<number>();
  const step = Math.min(chosen ?? last, last);
  const shown = transitions[step - 1];
  const [copied, setCopied] = useState("");
  const copy = () => {
    const text = copyAsTest(transitions.slice(0, step));
    setCopied(text);
    // Some pages block the clipboard, so the text is also shown.
    void clipboard?.writeText(text).catch(() => undefined);
  };
  return (
    <>
      <p>
        <label>
          Replay: step {step} of {last}{" "}
          <input
            type="range"
            min={1}
            max={last}
            value={step}
            onChange={(event) => choose(Number((event.currentTarget as unknown as Slider).value))}
          />
        </label>{" "}
        <button type="button" onClick={copy}>
          Copy as a test
        </button>
      </p>
      {copied !== "" && (
        <textarea aria-label="The test" readOnly rows={8} style={wide} value={copied} />
      )}
      <div style={{ display: "flex", gap: "1rem", flexWrap: "wrap" }}>
        <ol aria-label="Transitions" style={list}>
          {transitions.map((transition, at) => (
            <li key={transition.number} style={transition.ignored ? faded : undefined}>
              <button type="button" aria-pressed={at + 1 === step} onClick={() => choose(at + 1)}>
                {typeOf(transition.event)}
              </button>{" "}
              {movedBy(transition)}
            </li>
          ))}
        </ol>
        {shown !== undefined && (
          <textarea
            aria-label="The step"
            readOnly
            rows={16}
            style={details}
            value={toldOf(shown)}
          />
        )}
      </div>
    </>
  );
}

function movedBy({ from, to, ignored }: ObservedTransition): string {
  if (ignored) return "(ignored)";
  const [before, after] = [phaseOf(from), phaseOf(to)];
  return before === after ? before : `${before} → ${after}`;
}

const toldOf = (shown: ObservedTransition): string => {
  const { event, effects } = shown;
  return JSON.stringify({ event, changed: changedBy(shown), effects }, null, 2);
};

/** The members of the state that the event changed, with their new values. */
function changedBy({ from, to }: ObservedTransition): object {
  const before = from as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(to as object).filter(
      ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
    ),
  );
}

const wide: CSSProperties = { inlineSize: "100%", font: "12px/1.5 monospace" };
const list: CSSProperties = { margin: 0, flex: "1 1 16rem", paddingInlineStart: "2.5rem" };
const details: CSSProperties = {
  margin: 0,
  flex: "2 1 20rem",
  overflow: "auto",
  font: "12px/1.5 monospace",
};
const faded: CSSProperties = { opacity: 0.6 };
