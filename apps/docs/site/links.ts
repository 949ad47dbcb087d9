import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./compose.ts";
import type { Page } from "./page.ts";

const repository = "https://github.com/waypost/waypost";
const own = new RegExp(`^${repository}/(?:blob|tree)/main/`);

/** Where a link of a page leads: to a file of the repository, or to another host. */
interface Target {
  readonly file: string;
  readonly anchor: string;
}

/** The file that a link of another file means; undefined for one to another host. */
export function targetOf(from: string, link: string): Target | undefined {
  const [address = "", anchor = ""] = link.split("#");
  if (own.test(address)) return { file: address.replace(own, "").replace(/\/$/, ""), anchor };
  if (/^[a-z]+:/.test(address)) return undefined;
  const file = address === "" ? from : posix.join(posix.dirname(from), address);
  return { file: file.replace(/\/$/, ""), anchor };
}

/**
 * What a link of a page becomes: another page of the site, or a file of the repository where it is
 * kept. `suffix` ends the address of a page, such as `/` or `.md`.
 */
export function linkOf(
  pages: readonly Page[],
  target: Target,
  { base, suffix }: { base: string; suffix: string },
): string {
  // It is built into the site.
  if (target.file === "apps/demo") return `${base}demo/`;
  const page = pages.find(({ from }) => from.some(({ file }) => file === target.file));
  const anchor = target.anchor === "" ? "" : `#${target.anchor}`;
  if (page) return `${base}${page.path}${page.path === "" ? "" : suffix}${anchor}`;
  const path = join(root, target.file);
  if (!existsSync(path)) throw new Error(`A link leads to ${target.file}, which does not exist.`);
  const kind = statSync(path).isDirectory() ? "tree" : "blob";
  return `${repository}/${kind}/main/${target.file}${anchor}`;
}
