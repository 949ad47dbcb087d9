import type { Page } from "playwright";

/**
 * Returns the controls that are invisible when the keyboard focuses them, as readable lines (WCAG
 * 2.4.11): they are outside the window, or covered. Intentional covers are ignored: a toast, which
 * can be dismissed, a tooltip, and a loading overlay.
 */
export const obscuredFocus = (page: Page): Promise<string[]> => page.evaluate(findObscured);

// This runs in the page, so everything it uses has to be defined here.
/* oxlint-disable unicorn/consistent-function-scoping */
function findObscured(): string[] {
  const nameOf = (element: Element | null) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute("class") ?? ""} "${(element?.textContent ?? "").trim().slice(0, 40)}"`;
  const onPurpose = ".waypost-ToastRegion, [role=tooltip], .waypost-LoadingOverlay-panel";
  const events = ["focus", "blur", "focusin", "focusout"];
  // The reaction of the page to leaving a control is another state.
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of events) window.addEventListener(type, stop, true);
  const before = document.activeElement;
  const places = [...document.querySelectorAll("*")].filter(({ scrollTop }) => scrollTop !== 0);
  const scrolled = places.map((place) => [place, place.scrollTop] as const);
  const [x, y] = [window.scrollX, window.scrollY];
  const found: string[] = [];
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button:not(:disabled), select:not(:disabled), input:not([type=hidden], :disabled), textarea, summary, [tabindex='0']",
  );
  for (const control of controls) {
    if (control.tabIndex < 0 || control.closest("[inert], [aria-hidden=true]") !== null) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    // The browser scrolls only to a control that did not have the focus, as with the keyboard.
    if (document.activeElement === control) control.blur();
    control.focus();
    if (document.activeElement !== control) continue;
    // A hidden input is represented by its label, or by the thumb that contains it.
    const thumb = control.matches("[type=range]") ? control.parentElement?.parentElement : null;
    const shown = control.closest("label") ?? thumb ?? control;
    const hits = [...shown.getClientRects()].flatMap((box) =>
      [0.05, 0.5, 0.95].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          document.elementFromPoint(box.left + box.width * across, box.top + box.height * down),
        ),
      ),
    );
    const isSeen = hits.some(
      (hit) => hit !== null && (shown.contains(hit) || hit.closest(onPurpose) !== null),
    );
    if (!isSeen) {
      const over = hits.find((hit) => hit !== null) ?? null;
      found.push(`the focus is not seen on ${nameOf(shown)}, behind ${nameOf(over)}`);
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const [place, top] of scrolled) place.scrollTop = top;
  window.scrollTo(x, y);
  for (const type of events) window.removeEventListener(type, stop, true);
  return found;
}
