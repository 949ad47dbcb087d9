import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { PortalParts } from "./portal-parts.ts";
import { SandboxBar } from "./SandboxBar.tsx";
import styles from "./sandbox.css?inline";

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
