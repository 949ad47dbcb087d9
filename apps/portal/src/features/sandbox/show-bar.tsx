import { StrictMode, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { PortalParts } from "./portal-parts.ts";
import styles from "./sandbox.css?inline";
import { sandboxState, type SandboxState } from "./control.ts";
import { fillStep } from "./fill-step.ts";
import { fleet, returning } from "./samples.ts";
import { TestData } from "./TestData.tsx";

/**
 * Shows the sandbox bar above the page. Its styles are part of this chunk, so that nothing of it is
 * loaded with a vendor's API.
 */
export function showSandboxBar(parts: PortalParts): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement("aside");
  bar.className = "sandbox";
  bar.lang = "en";
  bar.setAttribute("aria-label", "Sandbox");
  document.body.prepend(bar);
  createRoot(bar).render(
    <StrictMode>
      <SandboxBar {...parts} />
    </StrictMode>,
  );
}

/** A line that this is a sandbox, a button that fills in the current step, and the test data. */
function SandboxBar(parts: PortalParts) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const [sandbox, setSandbox] = useState<SandboxState | null>(null);
  const read = async () => setSandbox(await sandboxState([returning.id, fleet.id]));
  const show = async (action: () => Promise<string>) => {
    setMessage("");
    setMessage(await action().catch(String));
    if (isOpen) await read();
  };
  const fill = async () =>
    (await fillStep(parts.waypost)) ? "Filled in." : "Nothing here needs to be filled in.";
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any part
    <div
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className="sandbox-bar">
        <p className="sandbox-title">Sandbox: nothing is real</p>
        <output className="sandbox-message">{message}</output>
        <button type="button" onClick={() => void show(fill)}>
          Fill this step
        </button>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!isOpen);
            void read();
          }}
        >
          Test data
        </button>
      </div>
      <div id={panelId} className="sandbox-panel" hidden={!isOpen}>
        <TestData
          {...{ parts, sandbox }}
          onPress={(action) => void show(action)}
          onLeave={() => setOpen(false)}
        />
      </div>
    </div>
  );
}
