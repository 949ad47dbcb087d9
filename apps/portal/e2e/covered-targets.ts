import type { Page } from "playwright";

/**
 * Returns the controls that cannot be pressed wherever they are scrolled to, because something
 * covers them, as readable lines. Intentional covers are ignored: a toast, which disappears, an
 * open list or tooltip, and a loading overlay.
 */
export const coveredTargets = (page: Page): Promise<string[]> => page.evaluate(findCovered);

// This runs in the page, so everything it uses has to be defined here.
/* oxlint-disable unicorn/consistent-function-scoping */
function findCovered(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const onPurpose =
    ".waypost-ToastRegion, .waypost-Popover, [role=tooltip], .waypost-LoadingOverlay-panel";
  const targets = document.querySelectorAll(
    // A slider is pressed on its track.
    "a[href], button:not(:disabled), select, input:not([type=hidden], [type=range]), label:has(input)",
  );
  return [...targets].flatMap((target) => {
    const isOut = target.closest("[aria-hidden=true], [inert], label input") !== null;
    if (isOut || !target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return [];
    target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // A link may span several lines, with its middle next to all of them.
    const [box] = target.getClientRects();
    // Content for screen readers only is clipped to a point, either itself or with its parent.
    const holder = target.parentElement ?? target;
    const held = holder.getBoundingClientRect();
    const isClipped = getComputedStyle(holder).overflowX === "hidden" && held.width < 2;
    if (box === undefined || box.width < 2 || box.height < 2 || isClipped) return [];
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // Nothing is hit if the target waits outside the window for the focus.
    const isReached = hit === null || target.contains(hit) || hit.closest(onPurpose) !== null;
    return isReached ? [] : [`${nameOf(target)} is behind ${nameOf(hit)}`];
  });
}
