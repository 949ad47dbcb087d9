import { messageOf, type Waypost } from "@waypost/hooks/flows";
import { addressRoute } from "@waypost/hooks/rules";
import { pagesTexts } from "../texts/pages.ts";
import type { LanguageChoice } from "./language.ts";
import { toasts } from "./notices.ts";
import type { PortalRoute } from "./routes.ts";

/**
 * Shows a notice if a URL has no page, because the start page opens instead. Applies to the first
 * URL and to later ones.
 */
export function reportUnknown(
  first: string,
  routes: readonly PortalRoute[],
  waypost: Waypost,
  language: LanguageChoice,
): void {
  const report = async (address: string): Promise<void> => {
    const route = addressRoute(address);
    if (route === "/" || routes.some(({ path }) => path === route)) return;
    await language.need(pagesTexts);
    const notice = { tone: "error", code: "page.unknown" } as const;
    toasts.show({ tone: "danger", message: messageOf(waypost.messages, notice) });
  };
  void report(first);
  window.addEventListener("hashchange", ({ newURL }) => void report(newURL));
}
