import { type Page, chromium } from "playwright";
import { median, medianRatio, milliseconds, ratio, whole, type Figure } from "./figure.ts";
import { join } from "node:path";
import { build } from "esbuild";
import { findBrowser } from "../tools/lib/browser.ts";

/** The first runs are slower, because the browser has not compiled the code yet. */
const WARM_UP = 10;
const ROUNDS = 31;

interface Round<Run> {
  readonly few: Run;
  readonly many: Run;
}

/** Alternates between runs with few and with many items. */
async function roundsOf<Run>(run: (count: number) => Promise<Run>, few: number, many: number) {
  const rounds: Round<Run>[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    rounds.push({ few: await run(few), many: await run(many) });
  return { all: rounds, measured: rounds.slice(WARM_UP) };
}

function compared<Run>(
  name: string,
  rounds: readonly Round<Run>[],
  time: (run: Run) => number,
  atMost: number,
): Figure {
  const [few, many] = (["few", "many"] as const).map((part) =>
    milliseconds(median(rounds.map((round) => time(round[part])))),
  );
  return {
    name,
    detail: `${many} and ${few}`,
    value: medianRatio(
      rounds,
      (round) => time(round.many),
      (round) => time(round.few),
    ),
    goal: { atMost },
    show: ratio,
  };
}

const devices = (): Promise<readonly Figure[]> =>
  inBrowser("measure-picker.tsx", async (page: Page) => {
    const run = (count: number) => page.evaluate((length) => window.measurePicker(length), count);
    const { all, measured } = await roundsOf(run, 10, 10_000);
    return [
      compared("device picker, opening", measured, ({ open }) => open, 2.1),
      compared("device picker, filtering down to one", measured, ({ filter }) => filter, 2),
      {
        name: "options of the device picker in the document",
        value: Math.max(...all.map(({ many }) => many.options)),
        goal: { atMost: 50 },
        show: whole,
      },
    ];
  });

const icons = (): Promise<readonly Figure[]> =>
  inBrowser("measure-icons.tsx", async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const run = (count: number) => page.evaluate((length) => window.measureIcons(length), count);
    const { all, measured } = await roundsOf(run, 10, 411);
    return [
      compared("icon picker, opening its dialog", measured, ({ open }) => open, 3),
      {
        name: "icons of the picker in the document",
        value: Math.max(...all.map(({ many }) => many.icons)),
        goal: { atMost: 60 },
        show: whole,
      },
    ];
  });

/** Compares long lists with short ones, in Chromium. */
export const pickers = async (): Promise<readonly Figure[]> => [
  ...(await devices()),
  ...(await icons()),
];

/**
 * Bundles a file of the components' test folder with its styles for production, and loads it into
 * an empty page of Chromium.
 */
async function inBrowser<Result>(
  file: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await load(page, file);
    return await measure(page);
  } finally {
    await browser.close();
  }
}

async function load(page: Page, file: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "../packages/ui/test", file)],
    bundle: true,
    minify: true,
    write: false,
    outdir: ".",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  await page.setContent(`<!doctype html><html lang=en><title>${file}</title>`);
  for (const { path, text: content } of outputFiles) {
    if (path.endsWith(".css")) await page.addStyleTag({ content });
    else await page.addScriptTag({ content });
  }
}
