import { useEffect, useState, type ReactNode } from "react";
import { controls, texts, typing, type Action } from "./actions.ts";
import { sandboxState } from "./control.ts";
import { pages } from "./pages.ts";
import { fleet, returning } from "./samples.ts";
import type { PortalParts } from "./show-bar.tsx";

/** Runs an action and shows its result. */
export type Run = (action: () => Promise<string>) => void;

/** Values to type in, pages to open, and changes to the sandbox. */
export function TestData(props: { parts: PortalParts; run: Run; onLeave: () => void }) {
  const { parts, run, onLeave } = props;
  const [sandbox, setSandbox] = useState<Awaited<ReturnType<typeof sandboxState>>>(null);
  const read = async () => setSandbox(await sandboxState([returning.id, fleet.id]));
  useEffect(() => void read(), []);
  const buttons = (actions: readonly Action[]) =>
    actions.map(([label, action]) => (
      <li key={label}>
        <button type="button" onClick={() => run(() => action().finally(read))}>
          {label}
        </button>
      </li>
    ));
  return (
    <>
      <Part title="Type in">{buttons(typing(parts))}</Part>
      <Part title="Go to">
        {pages.map(([label, path, customer = ""]) => (
          <li key={label}>
            <a
              href={`#${path}`}
              onClick={() => {
                const token = sandbox?.tokens.get(customer);
                // As the vendor's tracking site does after a log-in.
                if (token !== undefined)
                  localStorage.setItem(parts.config.tokenKey ?? "token", token);
                onLeave();
              }}
            >
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
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
