import type { Page } from "playwright";

/**
 * Returns the main actions that are out of view before the page is scrolled, as a readable line;
 * none if one of them is in view. A receipt is excluded, because its action is at its end.
 */
export const mainActionsOutOfView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
    const place = dialog ?? document.querySelector("main");
    if (place === null || place.querySelector(".waypost-SuccessPanel") !== null) return [];
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: "instant" });
    const actions = [
      ...place.querySelectorAll<HTMLElement>(
        "[data-variant=primary], [data-variant=danger], button[type=submit]",
      ),
    ].filter((action) => action.checkVisibility({ visibilityProperty: true }));
    const isInView = actions.some((action) => {
      const { top, bottom } = action.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    const names = actions.map(({ innerText }) => innerText).join(", ");
    window.scrollTo({ top: scrollY, behavior: "instant" });
    return isInView || actions.length === 0 ? [] : [`not in view: ${names}`];
  });
