import { useId, useState } from "react";
import { fillStep } from "./fill-step.ts";
import type { PortalParts } from "./show-bar.tsx";
import { TestData, type Run } from "./TestData.tsx";

/** Says that nothing is real, fills in the current step, and opens the test data. */
export function SandboxBar(parts: PortalParts) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const run: Run = (action) => {
    setMessage("");
    void action().then(setMessage, (error: unknown) => setMessage(String(error)));
  };
  const fill = async () =>
    (await fillStep(parts.waypost)) ? "Filled in." : "Nothing here needs to be filled in.";
  return (
    <>
      <div className="sandbox-bar">
        <p className="sandbox-title">Sandbox: nothing is real</p>
        <p className="sandbox-message" role="status">
          {message}
        </p>
        <button type="button" onClick={() => run(fill)}>
          Fill this step
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          Test data
        </button>
      </div>
      <div id={panelId} className="sandbox-panel" hidden={!isOpen}>
        {isOpen && <TestData {...{ parts, run }} onLeave={() => setOpen(false)} />}
      </div>
    </>
  );
}
