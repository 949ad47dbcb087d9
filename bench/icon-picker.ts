import type { Page } from "playwright";
import type { IconRun } from "../packages/ui/test/measure-icons.tsx";
import { inBrowser } from "./component.ts";
import { median } from "./median.ts";

const FEW = 10;
const ALL = 411;
/** The first runs are slower, because the browser has not compiled the code yet. */
const WARM_UP = 10;
const ROUNDS = 31;

interface IconPickerTimes {
  /** Median milliseconds with ten icons and with all, and the median of the rounds' ratios. */
  few: number;
  all: number;
  ratio: number;
  /** The most icons that were in the document. */
  icons: number;
}

/** Opens the dialog of the tracker icons in Chromium, with ten icons and with all by turns. */
export function iconPicker(): Promise<IconPickerTimes> {
  return inBrowser("measure-icons.tsx", async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const rounds: { few: IconRun; all: IconRun }[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      rounds.push({ few: await runOnce(page, FEW), all: await runOnce(page, ALL) });
    }
    const measured = rounds.slice(WARM_UP);
    return {
      few: median(measured.map(({ few }) => few.open)),
      all: median(measured.map(({ all }) => all.open)),
      ratio: median(measured.map(({ few, all }) => all.open / few.open)),
      icons: Math.max(...rounds.map(({ all }) => all.icons)),
    };
  });
}

const runOnce = (page: Page, icons: number): Promise<IconRun> =>
  page.evaluate((count) => window.measureIcons(count), icons);
