import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { coveredTargets } from "./covered-targets.ts";
import { isComplete } from "./test-scope.ts";
import { openPortal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { layoutFaults, reservedRoom } from "./layout-faults.ts";
import { readingFaults } from "./reading-faults.ts";
import { imeisInPieces, violations, violationsInLight } from "./page-checks.ts";
import { customers, visitStates } from "./states.ts";

/**
 * Returns the controls that are invisible when the keyboard focuses them, as readable lines (WCAG
 * 2.4.11): they are outside the window, or covered. Intentional covers are ignored: a tooltip and a
 * loading overlay.
 */
const obscuredFocus = (page: Page): Promise<string[]> => page.evaluate(findObscured);

// This runs in the page, so everything it uses has to be defined here.
/* oxlint-disable unicorn/consistent-function-scoping */
function findObscured(): string[] {
  const nameOf = (element: Element | null) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute("class") ?? ""} "${(element?.textContent ?? "").trim().slice(0, 40)}"`;
  const onPurpose = "[role=tooltip], .waypost-LoadingOverlay-panel";
  const events = ["focus", "blur", "focusin", "focusout"];
  // The reaction of the page to leaving a control is another state. A toast listens to the window.
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of events) document.addEventListener(type, stop, true);
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
  for (const type of events) document.removeEventListener(type, stop, true);
  return found;
}

/**
 * Returns the main actions that are out of view before the page is scrolled, as a readable line;
 * none if one of them is in view. A receipt is excluded, because its action is at its end.
 */
const mainActionsOutOfView = (page: Page): Promise<string[]> =>
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

/** WCAG 1.4.12 */
const TEXT_SPACING = `*, *::before, *::after {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

const TEXT_TWICE_AS_LARGE = "html { font-size: 200% !important }";

interface Reading {
  width: number;
  height: number;
  style?: string;
}

/** The window sizes and text styles in which no content may be lost. */
const READINGS: Readonly<Record<string, Reading>> = {
  "on a phone": { width: 320, height: 640 },
  "on a tablet": { width: 768, height: 1024 },
  "on a desktop": { width: 1280, height: 900 },
  "on a phone held sideways": { width: 640, height: 360 },
  "at 400 % zoom": { width: 320, height: 256 },
  "with more text spacing": { width: 320, height: 640, style: TEXT_SPACING },
  "with text twice as large": { width: 1280, height: 900, style: TEXT_TWICE_AS_LARGE },
  "with text twice as large on a phone": { width: 360, height: 640, style: TEXT_TWICE_AS_LARGE },
};

/** The window in which a bar or a footer covers most. */
const SMALL_PHONE = { width: 360, height: 640 };

/** The window in which the main action of each page is in view. */
const PHONE = { width: 390, height: 844 };

/** The layouts with most faults. For each change, the states of a customer take turns in them. */
const USUAL = ["at 400 % zoom", "with text twice as large on a phone"] as const;
const layoutsOf = (position: number): readonly string[] =>
  isComplete ? Object.keys(READINGS) : [USUAL[position % 2 === 0 ? 0 : 1]];

/** For each change, the dark theme is checked in the components' stories only. */
const check = isComplete ? violations : violationsInLight;

/** One customer for each kind of screen: wizard, settings, list with a card, long form, account. */
const KINDS = [
  "a new customer with four devices",
  "an owner who sets up a tracker",
  "a customer who reactivates devices",
  "a customer who cancels a device",
  "an owner who opens the account",
];
const testedCustomers = isComplete ? customers : KINDS;

/** Layouts that are narrow or large, because words are longer than in English. */
const IN_OTHER_LANGUAGES = ["on a phone", "with text twice as large on a phone", "on a desktop"];

/** The grid of icons measures the text when it opens, and its chips scroll by design on a phone. */
const ICON_GRID = "the icons of trackers";

/** Overlays that another size or language may close. */
const POPOVERS = [
  "the details, with a list open",
  "the tooltip about the IMEI",
  "the list of dormant devices",
];

// While an overlay covers the page, its heading is inaccessible by design.
const COVERED = ["page-has-heading-one"];
// Popovers are rendered at the end of the document, outside any landmark.
const OUTSIDE_LANDMARKS = ["region"];
// React Aria hides the page from screen readers while a list is open. The focus cannot move into
// the hidden part, because Tab closes the list first, as the keyboard test shows.
const LIST_OPEN = [...OUTSIDE_LANDMARKS, ...COVERED, "aria-hidden-focus"];

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  "the e-mail being checked": COVERED,
  "an SMS pack being bought": COVERED,
  "saved cards being fetched": COVERED,
  "the settings of a tracker being loaded": COVERED,
  "the details, with a list open": LIST_OPEN,
  "the list of dormant devices": LIST_OPEN,
  "the tooltip about the IMEI": OUTSIDE_LANDMARKS,
};

/** Adds a user style sheet. The portal's policy does not allow a `<style>` in a page. */
const setUserStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Returns the remaining faults, because some components adapt shortly after a change of their
 * size.
 */
async function atRest(page: Page, read: () => Promise<string[]>): Promise<string[]> {
  // In the first frame the sizes are observed, in the second the result is rendered.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  let faults: string[] = [];
  const isClean = async () => {
    faults = await read();
    return faults.length === 0;
  };
  await vi.waitUntil(isClean, { timeout: 3000 }).catch(() => undefined);
  return faults;
}

/** Returns the faults in these layouts of a state: lost, clipped or too small content. */
async function lossesIn(page: Page, names: readonly string[], isThere: () => Promise<void>) {
  const faults: string[] = [];
  for (const name of names) {
    const { width = 0, height = 0, style = "" } = READINGS[name] ?? {};
    await page.setViewportSize({ width, height });
    await setUserStyle(page, style);
    const read = await atRest(page, () => layoutFaults(page));
    await isThere();
    read.push(...(await atRest(page, () => readingFaults(page))));
    await isThere();
    if (height < 400) read.push(...(await atRest(page, () => coveredTargets(page))));
    await setUserStyle(page, "");
    faults.push(...read.map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize(SMALL_PHONE);
  const hidden = await atRest(page, () => obscuredFocus(page));
  await isThere();
  faults.push(...hidden.map((fault) => `on a small phone: ${fault}`));
  await page.setViewportSize(PHONE);
  faults.push(...(await atRest(page, () => mainActionsOutOfView(page))));
  faults.push(...(await atRest(page, () => readingFaults(page))));
  faults.push(...(await atRest(page, () => reservedRoom(page))));
  await isThere();
  await page.setViewportSize({ width: 1280, height: 900 });
  return faults;
}

test.each(testedCustomers)(
  "in every state of %s nothing is lost, clipped, covered or too small, texts keep their distance, no room is kept for nothing, one button is filled, the focus is always visible, the main action is in view, each IMEI is in one piece, and axe finds no violations",
  async (who) => {
    const portal = await openPortal();
    const { page } = portal;
    let position = 0;
    const found = await visitStates(who, portal, async (state, isThere) => {
      const layouts = layoutsOf(position);
      position += 1;
      const faults = state === ICON_GRID ? [] : await lossesIn(page, layouts, isThere);
      faults.push(...(await imeisInPieces(page)));
      faults.push(...(await atRest(page, () => check(page, EXCEPTIONS[state]))));
      await isThere();
      if (!isComplete) return faults;
      const isLaidOut = state !== ICON_GRID && !POPOVERS.includes(state);
      for (const language of ["es", "fr"] as const) {
        await showIn(page, language);
        const read = isLaidOut ? await lossesIn(page, IN_OTHER_LANGUAGES, async () => {}) : [];
        read.push(...(await atRest(page, () => check(page, EXCEPTIONS[state]))));
        faults.push(...read.map((fault) => `${language}: ${fault}`));
      }
      await showIn(page, "en");
      return faults;
    });
    expect(found).toEqual([]);
  },
);
