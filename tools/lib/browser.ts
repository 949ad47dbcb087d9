import { existsSync, statfsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** The Chromium of the tests, as options of Playwright's `chromium.launch`. */
interface Browser {
  executablePath: string;
  args: string[];
  ignoreDefaultArgs: string[];
}

const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const NO_CHROMIUM =
  "No Chromium found. Install Chromium or Chrome, or set WAYPOST_BROWSER to its path.";

// Tests often run as root, and without access to the network.
const ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Finds Chromium: the path in `WAYPOST_BROWSER`, the one in the lockfile, which is unpacked into a
 * cache once, or an installed browser where the lockfile has none. So a run does not depend on what
 * else is installed.
 * @throws Error if none of them exists
 */
export async function findBrowser(): Promise<Browser> {
  const isInLockfile = process.platform === "linux" && process.arch === "x64";
  const executablePath =
    process.env["WAYPOST_BROWSER"] ?? (isInLockfile ? await packaged() : findChromium());
  if (!existsSync(executablePath)) {
    throw new Error(`WAYPOST_BROWSER is not the path of a file: ${executablePath}`);
  }
  return {
    executablePath,
    args: ARGS,
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  };
}

/**
 * True if the processes of a browser can share memory in `/dev/shm`. Otherwise they share files,
 * which takes several times as long. A container often has only 64 MB there, which is not enough.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= 512 * 1024 * 1024;
  } catch {
    return false;
  }
}

/** Returns the path of an installed Chromium or Chrome. @throws Error if there is none */
export function findChromium(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...candidates, MAC].find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(NO_CHROMIUM);
  return path;
}

async function packaged(): Promise<string> {
  const cache = join(import.meta.dirname, "../../node_modules/.cache/waypost");
  const home = join(cache, "chromium");
  const chromium = await import("@sparticuz/chromium").catch(() => {
    throw new Error(NO_CHROMIUM);
  });
  if (!existsSync(home)) {
    await mkdir(cache, { recursive: true });
    const unpacking = await mkdtemp(join(cache, "unpacking-"));
    await unpackInto(unpacking, chromium);
    // Another process may have finished first. Use its result, because it is the same.
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

// The packaged configuration lists only fixed folders, and without fonts text has no size. The
// machine's own fonts are left out, because no measurement should depend on them.
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
}
