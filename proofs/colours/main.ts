import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { readBuild } from "../../tools/lib/portal-files.ts";
import { serveFiles } from "../../tools/lib/static-server.ts";
import { HOSTS, MEDIA, type Host, type Media } from "./hosts.ts";
import { openLab } from "./lab.ts";
import { differences, looksOf, type Looks } from "./looks.ts";
import { printCells, type Cell } from "./report.ts";
import { ROWS, type Row } from "./rows.ts";
import { withUtilities } from "./utilities.ts";

const HELP = `Builds a page with the tarball of the components with each bundler's defaults, and
compares its colours in Chromium with those of the same page and the style sheet as it is packed.

  npm run colours -- [--only <name>] [--pictures <folder>]

--only builds with the bundlers whose name begins so; --pictures keeps a picture of each page, 360
and 1280 pixels wide. It installs about 650 MB in a temporary folder, which is removed at the
end, and needs Linux. Exits with 1 where anything looks different.`;

requireNode();
const { values } = parseArgs({
  options: {
    help: { type: "boolean" },
    only: { type: "string", default: "" },
    pictures: { type: "string" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}

const chosen = ROWS.filter(({ name }) => name.toLowerCase().startsWith(values.only.toLowerCase()));
const media = Object.keys(MEDIA) as Media[];

async function pictures(page: Page, name: string): Promise<void> {
  if (values.pictures === undefined) return;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const path = `${values.pictures}/${name.replaceAll(/\W+/g, "-")}-${width}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

await inTemporaryFolder(async (folder) => {
  const lab = await openLab(folder);
  const browser = await chromium.launch(await findBrowser());

  /** Opens a build, and looks at it in each way. */
  const lookAt = async (name: string, out: string): Promise<Map<Media, Looks>> => {
    const files = await readBuild(out);
    const server = await serveFiles({ files, headers: {}, port: 0, host: "127.0.0.1" });
    const page = await browser.newPage();
    try {
      await page.goto(server.url);
      await page.waitForSelector("[data-part='utility'] button");
      const found = new Map<Media, Looks>();
      for (const way of media) {
        found.set(way, await looksOf(page, way));
        await pictures(page, `${name} ${way}`);
      }
      return found;
    } finally {
      await page.close();
      await server.close();
    }
  };

  /** What is wrong with a build of a host's page, for each way to show it. */
  const judge = async (row: Row, host: Host, expected: Map<Media, Looks>): Promise<Cell[]> => {
    const name = `${row.name} ${await lab.versionOf(row.tool)}`;
    const hasUtilities = row.app === "tailwind";
    try {
      const found = await lookAt(`${row.name} ${host}`, await lab.built(row, host));
      return media.map((way) => {
        const wanted = expected.get(way) ?? {};
        const problems = differences(
          found.get(way) ?? {},
          hasUtilities ? withUtilities(wanted, way) : wanted,
        );
        return { name, host, way, problems };
      });
    } catch (error) {
      return media.map((way) => ({ name, host, way, problems: [String(error)] }));
    }
  };

  const cells: Cell[] = [];
  try {
    for (const host of Object.keys(HOSTS) as Host[]) {
      const expected = await lookAt(`unbundled ${host}`, await lab.unbundled(host));
      for (const row of chosen) cells.push(...(await judge(row, host, expected)));
    }
  } finally {
    await browser.close();
  }
  printCells(cells);
  if (cells.length === 0 || cells.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
});
