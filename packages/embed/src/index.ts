import { WaypostPortalElement } from "./portal-element.ts";

export type { WaypostPortalElement } from "./portal-element.ts";
export type { PageName } from "./pages.ts";

// On a server there are no elements, and the script may be on a page twice.
if (typeof customElements !== "undefined" && !customElements.get("waypost-portal")) {
  customElements.define("waypost-portal", WaypostPortalElement);
}

declare global {
  interface HTMLElementTagNameMap {
    "waypost-portal": WaypostPortalElement;
  }
}
