const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const GAP = 8;

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the parts of the page's height where a control is beside or below the region. */
function takenBy(region: HTMLElement, selector: string): readonly Band[] {
  const { left, right } = region.getBoundingClientRect();
  // Behind a dialog nothing can be used.
  const page = [...document.querySelectorAll(".waypost-Dialog-modal")].at(-1) ?? document;
  return [...page.querySelectorAll(selector)]
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < right);
}

/**
 * Moves the region to the nearest place where it covers no control; if there is none, to one where
 * it does not cover the focused control.
 */
export function moveAside(region: HTMLElement): void {
  region.style.translate = "";
  const { top: home, height } = region.getBoundingClientRect();
  const bar = document.querySelector(".waypost-ActionBar-bar")?.getBoundingClientRect();
  const end = Math.min(window.innerHeight, bar !== undefined && bar.top > 0 ? bar.top : Infinity);
  const placeFor = (taken: readonly Band[]) =>
    [home, ...taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP])]
      .filter((at) => at >= 0 && at + height <= end)
      .filter((at) => taken.every(({ top, bottom }) => bottom <= at || top >= at + height))
      .toSorted((one, other) => Math.abs(one - home) - Math.abs(other - home))[0];
  const place = placeFor(takenBy(region, CONTROLS)) ?? placeFor(takenBy(region, ":focus")) ?? home;
  if (place !== home) region.style.translate = `0 ${String(place - home)}px`;
}

/** A toast may join the title and the text of a panel with other signs. */
const compact = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** True if the page shows this text in the window, outside the toasts. */
export function isInWindow(message: string): boolean {
  const text = compact(message);
  const has = (element: Element) => compact(element.textContent).includes(text);
  const found = [...document.querySelectorAll("main *, .waypost-Dialog *")];
  return found.some((element) => {
    if (!has(element) || [...element.children].some(has)) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return false;
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(shown) || shown?.contains(element) === true;
  });
}
