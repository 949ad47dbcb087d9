import type { ReactNode } from "react";
import { controls, texts, typing, type Action } from "./actions.ts";
import type { SandboxState } from "./control.ts";
import { pages } from "./pages.ts";
import type { PortalParts } from "./portal-parts.ts";

/** Values to type in, pages to open, and changes to the sandbox. */
export function TestData(props: {
  parts: PortalParts;
  /** Null if this page cannot control the sandbox. */
  sandbox: SandboxState | null;
  onPress: (action: Action[1]) => void;
  /** Called when another page is opened. */
  onLeave: () => void;
}) {
  const { parts, sandbox, onPress, onLeave } = props;
  const buttons = (actions: readonly Action[]) =>
    actions.map(([label, action]) => (
      <li key={label}>
        <button type="button" onClick={() => onPress(action)}>
          {label}
        </button>
      </li>
    ));
  const open = (customer: string) => {
    const token = sandbox?.tokens.get(customer);
    // As the vendor's tracking site does after a log-in.
    if (token !== undefined) localStorage.setItem(parts.config.tokenKey ?? "token", token);
    onLeave();
  };
  return (
    <>
      <Part title="Type in">{buttons(typing(parts))}</Part>
      <Part title="Go to">
        {pages.map(([label, path, customer = ""]) => (
          <li key={label}>
            <a href={`#${path}`} onClick={() => open(customer)}>
              {label}
            </a>
          </li>
        ))}
      </Part>
      {sandbox !== null && (
        <Part title={`On ${sandbox.time.toLocaleDateString("en", { dateStyle: "long" })}`}>
          {buttons(controls(parts))}
        </Part>
      )}
      <Part title="English texts">{buttons(texts(parts))}</Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open={window.matchMedia("(min-width: 40rem)").matches}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
