import type { Page } from "playwright";

/**
 * Returns what is hard to read on the current page, as readable lines: texts that overlap or are
 * smaller than 14 px, a message too near to the next label or too far from its box, more than one
 * filled button, and values that are no words.
 */
export const readingFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

// This runs in the page, so everything it uses has to be defined here.
/* oxlint-disable unicorn/consistent-function-scoping */
function findFaults(): string[] {
  const faults: string[] = [];
  const place =
    [...document.querySelectorAll("[role=dialog], [role=alertdialog]:not(.waypost-Toast)")].at(
      -1,
    ) ?? document.querySelector("main");
  if (place === null) return faults;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[aria-hidden=true], [inert], svg, option, .waypost-LoadingOverlay-panel") ===
      null &&
    !isClipped(element);
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
  /** The nearest element that may cover others. */
  const layerOf = (element: Element | null): Element | null =>
    element === null || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);

  /** The part of a box that its scrolling containers show. */
  const shownPart = (box: DOMRect, element: Element | null): DOMRect => {
    if (element === null || element === place) return box;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === "visible" && overflowY === "visible")
      return shownPart(box, element.parentElement);
    const outer = element.getBoundingClientRect();
    const top = Math.max(box.top, outer.top);
    const left = Math.max(box.left, outer.left);
    const width = Math.max(0, Math.min(box.right, outer.right) - left);
    const height = Math.max(0, Math.min(box.bottom, outer.bottom) - top);
    return shownPart(new DOMRect(left, top, width, height), element.parentElement);
  };

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lines: { text: string; box: DOMRect; layer: Element | null; node: Node }[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (text === "" || parent === null || !isShown(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size > 0 && size < 14) faults.push(`${String(size)} px: "${text}"`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    for (const rect of range.getClientRects()) {
      const box = shownPart(rect, parent);
      if (box.width > 0 && box.height > 0)
        lines.push({ text: text.slice(0, 40), box, layer, node });
    }
  }
  // Lines of tight headings share a few pixels above and below their letters.
  lines.forEach(({ text, box, layer, node }, index) => {
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (other.node !== node && other.layer === layer && across > 2 && down > 6)
        faults.push(`"${text}" overlaps "${other.text}" by ${String(Math.round(down))} px`);
    }
  });

  const labels = [...place.querySelectorAll(".waypost-Field-label, legend")].filter(isShown);
  for (const message of place.querySelectorAll(
    ".waypost-Field-message, .waypost-Field-description",
  )) {
    const text = [...message.children].find(isShown) ?? message;
    if (!isShown(text) || (text.textContent ?? "").trim() === "") continue;
    const name = (text.textContent ?? "").slice(0, 40);
    const words = document.createRange();
    words.selectNodeContents(text);
    const { top, bottom, left, right } = (
      text.matches("button") ? text : words
    ).getBoundingClientRect();
    const own = message.closest(".waypost-Field, .waypost-ImeiField");
    const near = labels
      .filter((label) => own?.contains(label) !== true)
      .map((label) => label.getBoundingClientRect())
      .filter((label) => label.left < right && label.right > left && label.top > top)
      .map((label) => label.top - bottom);
    const gap = Math.min(...near);
    if (gap < (text.matches("button") ? 11.5 : 19.5))
      faults.push(`${String(Math.round(gap))} px from "${name}" to the next label`);
    const box = [message.previousElementSibling, message.nextElementSibling]
      .find((part) => part?.matches(".waypost-Field-box") === true)
      ?.getBoundingClientRect();
    const start = message.getBoundingClientRect().top;
    const padding = Number.parseFloat(getComputedStyle(message).paddingBlockStart);
    const fromBox = box === undefined || start < box.top ? rem / 4 : start + padding - box.bottom;
    if (!text.matches("button") && Math.abs(fromBox - rem / 4) > 1.5)
      faults.push(`${String(Math.round(fromBox))} px from the box to "${name}"`);
  }

  const filled = [...place.querySelectorAll("[data-variant=primary]")]
    .filter(isShown)
    .map((button) => button.textContent ?? "");
  if (filled.length > 1) faults.push(`filled buttons: ${filled.join(", ")}`);
  const noWord = /.{0,20}\b(?:undefined|null|NaN|\[object Object\])\b.{0,20}/.exec(
    (place as HTMLElement).innerText,
  );
  if (noWord !== null) faults.push(`no word: "${noWord[0]}"`);
  return faults;
}
