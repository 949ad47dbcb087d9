import type { Page } from "playwright";
import { inBrowser } from "./component.ts";
import { median } from "./median.ts";
import type { PickerRun } from "../packages/ui/test/measure-picker.tsx";

const FEW = 10;
const MANY = 10_000;
/** The first runs are slower, because the browser has not compiled the code yet. */
const WARM_UP = 10;
const ROUNDS = 31;

interface DevicePickerTimes {
  /** Median milliseconds with ten devices and with 10,000, and the median of the rounds' ratios. */
  open: Comparison;
  filter: Comparison;
  /** The most options that were in the document. */
  options: number;
}

interface Comparison {
  few: number;
  many: number;
  ratio: number;
}

/** Opens and filters the device picker in Chromium, with ten devices and 10,000 by turns. */
export async function devicePicker(): Promise<DevicePickerTimes> {
  return inBrowser("measure-picker.tsx", async (page) => {
    const rounds: { few: PickerRun; many: PickerRun }[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      rounds.push({ few: await runOnce(page, FEW), many: await runOnce(page, MANY) });
    }
    const measured = rounds.slice(WARM_UP);
    const compare = (part: "open" | "filter"): Comparison => ({
      few: median(measured.map(({ few }) => few[part])),
      many: median(measured.map(({ many }) => many[part])),
      ratio: median(measured.map(({ few, many }) => many[part] / few[part])),
    });
    const options = Math.max(...rounds.map(({ many }) => many.options));
    return { open: compare("open"), filter: compare("filter"), options };
  });
}

const runOnce = (page: Page, devices: number): Promise<PickerRun> =>
  page.evaluate((length) => window.measurePicker(length), devices);
