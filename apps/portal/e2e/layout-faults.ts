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

/**
 * Returns the parts of the page that keep more than 8 px of room for nothing, as readable lines: a
 * minimum height that no content fills, and an empty message below a control. Boxes with an edge
 * or a surface are excluded, and the room of an error that was corrected.
 */
export const reservedRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const faults: string[] = [];
    const within = place ?? document.querySelector("main") ?? document.body;
    const room = (element: HTMLElement, most: number, px: number) => {
      if (px > most) faults.push(`${px} px for nothing: ${element.className}`);
    };
    for (const element of within.querySelectorAll<HTMLElement>("*")) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      if (element.matches(".waypost-Field-message:empty:not([data-used])")) {
        // A neighbour's message may stretch it.
        element.style.alignSelf = "start";
        room(element, 32, element.offsetHeight);
        element.style.removeProperty("align-self");
      }
      const style = getComputedStyle(element);
      const isBox =
        style.borderBlockEndStyle !== "none" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
      const isControl = element.closest("a, button, label, summary, th, td") !== null;
      const least = Number.parseFloat(style.minBlockSize) || 0;
      if (isBox || isControl || least <= 8) continue;
      const before = element.offsetHeight;
      element.style.setProperty("min-block-size", "0", "important");
      const after = element.offsetHeight;
      element.style.removeProperty("min-block-size");
      room(element, 8, before - after);
    }
    return faults;
  });
