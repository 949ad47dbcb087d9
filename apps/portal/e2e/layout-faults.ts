import type { Page } from "playwright";

/**
 * Returns the layout faults of the current page as readable lines: text that is clipped or outside
 * the window, and targets smaller than 24 px, except those within a sentence.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

// This runs in the page, so everything it uses has to be defined here.
/* oxlint-disable unicorn/consistent-function-scoping */
function findFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  /** True if an element is for screen readers only, because it is clipped to a point. */
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const found =
      isPoint(element) || (element.parentElement !== null && isClipped(element.parentElement));
    clipped.set(element, found);
    return found;
  };
  const isPoint = (element: Element): boolean => {
    const { width: w, height: h } = element.getBoundingClientRect();
    const { clipPath, overflowX } = getComputedStyle(element);
    return clipPath !== "none" || (w < 2 && h < 2 && overflowX === "hidden");
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[aria-hidden=true], svg") === null &&
    !isClipped(element);
  const scrolls = (element: Element | null): boolean => {
    if (element === null || element === document.documentElement) return false;
    const { overflowX } = getComputedStyle(element);
    return overflowX === "auto" || overflowX === "scroll" || scrolls(element.parentElement);
  };

  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    if (!isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    );
    if (ownText && (box.right > width + 1 || box.left < -1) && !scrolls(element)) {
      faults.push(`outside the window: ${nameOf(element)}`);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const isField = element.matches("input, select");
    const cutsX = overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll";
    const cutsY = overflowY !== "visible" && overflowY !== "auto" && overflowY !== "scroll";
    if (!isField && cutsX && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`cut off at its side: ${nameOf(element)}`);
    }
    if (!isField && cutsY && element.scrollHeight > element.clientHeight + 1) {
      faults.push(`cut off below: ${nameOf(element)}`);
    }
    // An element that scrolls horizontally also hides its content.
    if (
      !isField &&
      !cutsX &&
      overflowX !== "visible" &&
      element.scrollWidth > element.clientWidth + 1
    ) {
      faults.push(`scrolls horizontally: ${nameOf(element)}`);
    }
    if (element.matches("a, button, select, input, label:has(input), [role=tab], [role=option]")) {
      const hasRoom =
        getComputedStyle(element).display === "inline" || element.matches("label input");
      if (!hasRoom && (box.width < 24 || box.height < 24)) {
        faults.push(`smaller than 24 px: ${nameOf(element)} ${box.width} by ${box.height}`);
      }
    }
  }
  return faults;
}
