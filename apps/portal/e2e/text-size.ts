import type { Page } from "playwright";

/** Lets the device show text of this size, such as "200%". */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
