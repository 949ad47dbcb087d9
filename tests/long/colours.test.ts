import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { unpack } from "../../tools/lib/tarballs.ts";
import { lab } from "../lib/lab.ts";

/** Properties of our elements and their values, with colours as bytes. */
type Styles = Readonly<Record<string, string>>;

/** The computed styles of our elements on a page. */
function computedStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The page has no canvas.");
    const known = new Map<string, string>();
    const bytesOf = (colour: string): string => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const bytes = `rgba(${context.getImageData(0, 0, 1, 1).data.join(" ")})`;
      known.set(colour, bytes);
      return bytes;
    };
    const COLOUR = /\b(?:rgba?|oklch|oklab|lab|lch|color)\([^()]*\)/g;
    const NAMES = [
      "color",
      "background-color",
      "border-top-color",
      "border-top-width",
      "border-top-left-radius",
      "outline-color",
      "box-shadow",
      "padding-top",
      "font-weight",
    ];
    const all = [...document.querySelectorAll("section[data-part]")].flatMap((part) =>
      [...part.querySelectorAll("[class*='waypost-']")].flatMap((element, index) => {
        const style = getComputedStyle(element);
        const [first = ""] = String(element.getAttribute("class")).split(" ");
        return NAMES.map((name) => [
          `${part.getAttribute("data-part")} > ${first} ${index}: ${name}`,
          style
            .getPropertyValue(name)
            .replaceAll(COLOUR, (colour) => known.get(colour) ?? bytesOf(colour)),
        ]);
      }),
    );
    return Object.fromEntries(all);
  });
}

/**
 * A bundler that writes colours as sRGB rounds them. It maps colours outside of sRGB, such as the
 * surface of a warning, in another way than the canvas.
 */
const BYTES = 3;

const NUMBER = /[\d.]+/g;

const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

const words = (text: string): string => text.replaceAll(NUMBER, "0");

function isSame(one = "", other = ""): boolean {
  const others = numbers(other);
  return (
    words(one) === words(other) &&
    numbers(one).every((value, index) => Math.abs(value - (others[index] ?? NaN)) <= BYTES)
  );
}

/** The properties that differ from the expected ones. */
const differences = (found: Styles, expected: Styles): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => !isSame(found[name], expected[name]))
    .map((name) => `${name} is ${found[name]} instead of ${expected[name]}`);

const fixtures = join(import.meta.dirname, "../fixtures/colours");

/** The ways in which the CSS of a page can set light and dark. */
const HOSTS = [
  { host: "no color-scheme", css: "" },
  { host: "light dark", css: ":root { color-scheme: light dark; }" },
];

const HOST_CSS = `
.host-dark { color-scheme: dark; }
[data-part] > div { background: Canvas; }
`;

const MEDIA = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
  print: { colorScheme: "dark", media: "print" },
} as const;

type Media = keyof typeof MEDIA;
const media = Object.keys(MEDIA) as Media[];

/** Production builds with the defaults of each bundler. `app` is a folder added to the page. */
const BUILDS: readonly { name: string; app?: string; command: string }[] = [
  { name: "Vite (Lightning CSS)", command: "vite build --logLevel error" },
  {
    name: "Vite with Tailwind and its preflight",
    app: "tailwind",
    command: "vite build --logLevel error",
  },
  { name: "Next (Turbopack)", app: "next", command: "next build" },
  { name: "Next (webpack)", app: "next", command: "next build --webpack" },
  { name: "webpack with css-loader and cssnano", app: "webpack", command: "webpack --no-stats" },
  {
    name: "webpack with postcss-preset-env",
    app: "webpack",
    command: "webpack --no-stats --config preset-env.config.mjs",
  },
  { name: "Bun", command: "bun build ./index.html --outdir=dist --minify" },
];

const UNBUNDLED_PAGE = `<!doctype html><html lang="en">
<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/host.css">
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

const BUTTON = "utility > waypost-Button 0";

let tools: string;
let pages: string;
let ui: string;
let browser: Browser;

beforeAll(async () => {
  tools = await lab();
  // Inside of the lab, so that the pages find its packages.
  pages = await mkdtemp(join(tools, "pages-"));
  ui = join(pages, "node_modules/@waypost/ui");
  await unpack("ui", ui);
  browser = await chromium.launch(await findBrowser());
});

afterAll(async () => {
  await browser.close();
  await rm(pages, { recursive: true, force: true });
});

async function createPage(name: string, css: string): Promise<string> {
  const folder = join(pages, name.replaceAll(/\W+/g, "-"));
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await writeFile(join(folder, "host.css"), css + HOST_CSS);
  await cp(join(fixtures, "page"), folder, { recursive: true });
  return folder;
}

/** Opens a build. @returns the styles of our elements for each medium */
async function stylesOf(folder: string): Promise<ReadonlyMap<Media, Styles>> {
  const page = await browser.newPage();
  try {
    await page.route("http://page.test/**", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto("http://page.test/");
    await page.waitForSelector("[data-part='utility'] button");
    const styles = new Map<Media, Styles>();
    const usual = { media: "screen", forcedColors: "none", reducedMotion: "reduce" } as const;
    for (const name of media) {
      await page.emulateMedia({ ...usual, ...MEDIA[name] });
      styles.set(name, await computedStyles(page));
    }
    return styles;
  } finally {
    await page.close();
  }
}

/** Builds the page with the packed style sheet as it is. */
async function buildUnbundled(host: string, css: string): Promise<string> {
  const page = await createPage(`unbundled ${host}`, css);
  const out = join(page, "dist");
  await build({
    entryPoints: [join(page, "main.js")],
    outdir: out,
    bundle: true,
    format: "esm",
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  await cp(join(ui, "dist/styles.css"), join(out, "styles.css"));
  await cp(join(page, "host.css"), join(out, "host.css"));
  await writeFile(join(out, "index.html"), UNBUNDLED_PAGE);
  return out;
}

describe.each(HOSTS)("on a page with $host", ({ host, css }) => {
  let packed: ReadonlyMap<Media, Styles>;

  beforeAll(async () => {
    packed = await stylesOf(await buildUnbundled(host, css));
  });

  test("the packed style sheet sets more than a thousand properties for each medium", () => {
    for (const medium of media)
      expect(Object.keys(packed.get(medium) ?? {}).length, medium).toBeGreaterThan(1000);
  });

  test.each(BUILDS)(
    "the components look the same in a build of $name",
    async ({ name, app, command }) => {
      const folder = await createPage(`${name} ${host}`, css);
      if (app !== undefined) await cp(join(fixtures, app), folder, { recursive: true });
      const [program = "", ...args] = command.split(" ");
      const tool = join(tools, "node_modules/.bin", program);
      const environment = ["NODE_ENV=production", "NEXT_TELEMETRY_DISABLED=1", "CI=1"];
      await outputOf("env", [...environment, tool, ...args], { cwd: folder, timeout: 300_000 });
      const styles = await stylesOf(join(folder, "dist"));
      for (const medium of media) {
        const expected = {
          ...packed.get(medium),
          ...(app === "tailwind" && {
            // From the classes `rounded-none bg-red-500`. Forced colours override any style.
            [`${BUTTON}: border-top-left-radius`]: "0px",
            ...(medium !== "forced colours" && {
              [`${BUTTON}: background-color`]: "rgba(251 44 54 255)",
            }),
          }),
        };
        expect(differences(styles.get(medium) ?? {}, expected), medium).toEqual([]);
      }
    },
  );
});
