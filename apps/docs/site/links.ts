import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./compose.ts";
import type { Page } from "./page.ts";
import { repository } from "./repository.ts";

const own = new RegExp(`^${repository}/(?:blob|tree)/main/`);

/** The target of a link: a file of the repository or another host. */
interface Target {
  readonly file: string;
  readonly anchor: string;
}

/** Returns the file that a link refers to; undefined for a link to another host. */
export function targetOf(from: string, link: string): Target | undefined {
  const [address = "", anchor = ""] = link.split("#");
  if (own.test(address)) return { file: address.replace(own, "").replace(/\/$/, ""), anchor };
  if (/^[a-z]+:/.test(address)) return undefined;
  const file = address === "" ? from : posix.join(posix.dirname(from), address);
  return { file: file.replace(/\/$/, ""), anchor };
}

/**
 * Returns the URL of a link: another page of the site, or a file in the hosted repository.
 * `suffix` is appended to the URL of a page, such as `/` or `.md`.
 */
export function linkOf(
  pages: readonly Page[],
  target: Target,
  { base, suffix }: { base: string; suffix: string },
): string {
  // The demo is part of the site.
  if (target.file === "apps/demo") return `${base}demo/`;
  const page = pages.find(({ from }) => from.some(({ file }) => file === target.file));
  const anchor = target.anchor === "" ? "" : `#${target.anchor}`;
  if (page) return `${base}${page.path}${suffix}${anchor}`;
  const path = join(root, target.file);
  if (!existsSync(path)) throw new Error(`A link leads to ${target.file}, which does not exist.`);
  const kind = statSync(path).isDirectory() ? "tree" : "blob";
  return `${repository}/${kind}/main/${target.file}${anchor}`;
}
