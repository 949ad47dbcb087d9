import { mkdir, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { built } from "./built.ts";
import { outputOf } from "./output.ts";

const scripts = join(import.meta.dirname, "..");

/** The published packages. */
export const PUBLISHED = [
  "sdk",
  "hooks",
  "ui",
  "sandbox",
  "check",
  "gate",
  "embed",
  "mcp",
  "adapter",
  "portal",
  "create-waypost",
] as const;
type PublishedPackage = (typeof PUBLISHED)[number];

/** The name of a package in the registry. `npm create waypost` needs one without a scope. */
export const packageNameOf = (name: PublishedPackage): string =>
  name === "create-waypost" ? name : `@waypost/${name}`;

/** The folder of a published package in the repository. */
export const folderOf = (name: string): string =>
  name === "portal" ? "apps/portal" : `packages/${name}`;

/**
 * Packs all packages as for publishing. All tests and measurements share the tarballs.
 * @returns the path of each
 */
export async function tarballs(): Promise<Record<PublishedPackage, string>> {
  const folder = await built("tarballs", async (staging) => {
    await outputOf("node", [join(scripts, "build.ts")]);
    const filters = PUBLISHED.flatMap((name) => ["--filter", `./${folderOf(name)}`]);
    const pack = ["-y", "pnpm@12.21.0", "-r", ...filters, "pack", "--pack-destination", staging];
    await outputOf("npx", pack, { cwd: join(scripts, "..") });
  });
  const files = await readdir(folder);
  const of = (name: PublishedPackage): string => {
    const prefix = `${packageNameOf(name).replace("@", "").replace("/", "-")}-`;
    const file = files.find((candidate) => candidate.startsWith(prefix));
    if (file === undefined) throw new Error(`${packageNameOf(name)} was not packed.`);
    return join(folder, file);
  };
  return Object.fromEntries(PUBLISHED.map((name) => [name, of(name)])) as Record<
    PublishedPackage,
    string
  >;
}

/** The npm packages that a package needs beside itself, and the command that it runs. */
const DOORS: Partial<Record<PublishedPackage, { beside?: string; command?: string }>> = {
  portal: { command: "waypost-portal" },
  ui: { beside: "react react-dom react-aria-components" },
  hooks: { beside: "react @tanstack/react-query" },
  sdk: {},
  check: { command: "waypost-check --help" },
  gate: { command: "waypost-gate --help" },
  sandbox: { command: "waypost-sandbox" },
  mcp: { command: "waypost-mcp --help" },
  adapter: {},
  embed: {},
  "create-waypost": { command: "create-waypost" },
};

/**
 * Returns a command for each package that installs or runs its tarball in `folder` together with
 * those of the packages that it depends on.
 */
export async function commandsFor(
  packed: Readonly<Record<PublishedPackage, string>>,
  folder: string,
): Promise<[door: string, command: string][]> {
  const siblings = async (name: PublishedPackage): Promise<PublishedPackage[]> => {
    const manifest = join(scripts, "..", folderOf(name), "package.json");
    const { dependencies = {} } = JSON.parse(await readFile(manifest, "utf8")) as {
      dependencies?: Record<string, string>;
    };
    const direct = PUBLISHED.filter((other) => packageNameOf(other) in dependencies);
    return [...new Set([name, ...(await Promise.all(direct.map(siblings))).flat()])];
  };
  return Promise.all(
    Object.entries(DOORS).map(async ([key, { beside, command }]) => {
      const name = key as PublishedPackage;
      const files = (await siblings(name)).map((one) => join(folder, basename(packed[one])));
      const run = `npx -y ${files.map((file) => `-p "${file}"`).join(" ")} ${command ?? ""}`;
      const install = ["npm install", ...files.map((file) => `"${file}"`), beside].join(" ").trim();
      return [packageNameOf(name), command === undefined ? install : run] as [string, string];
    }),
  );
}

/** Unpacks the tarball of a package into this folder, as an installation would. */
export async function unpack(name: PublishedPackage, folder: string): Promise<void> {
  const { [name]: tarball } = await tarballs();
  await mkdir(folder, { recursive: true });
  await outputOf("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
}

/** The names of the files in a tarball, without the top-level folder. */
export async function filesOf(tarball: string): Promise<string[]> {
  const list = await outputOf("tar", ["-tzf", tarball]);
  return list
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** The content of a text file in a tarball. */
export function textOf(tarball: string, file: string): Promise<string> {
  return outputOf("tar", ["-xzOf", tarball, `package/${file}`]);
}
