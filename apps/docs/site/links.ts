import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { partOf, root } from "./compose.ts";
import type { Page } from "./page.ts";
import { anchorOf, headingsOf } from "./sections.ts";

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

/** The page on which a part of a file is. */
function pageOf(pages: readonly Page[], { file, anchor }: Target): Page | undefined {
  const candidates = pages.flatMap((page) =>
    page.from.filter((source) => source.file === file).map((source) => ({ page, source })),
  );
  const exact = candidates.find(({ page, source }) => anchorsIn(page, source).includes(anchor));
  const whole = candidates.find(({ source }) => source.sections === undefined);
  return (exact ?? whole ?? candidates[0])?.page;
}

const knownAnchors = new WeakMap<object, string[]>();

/** The anchors of what a page shows of a file, without the heading that is its title. */
function anchorsIn(page: Page, source: Page["from"][number]): string[] {
  const known = knownAnchors.get(source) ?? readAnchors(page, source);
  knownAnchors.set(source, known);
  return known;
}

function readAnchors(page: Page, source: Page["from"][number]): string[] {
  const text = partOf(page, source, readFileSync(join(root, source.file), "utf8"));
  const inside = headingsOf(text.split("\n")).map((heading) => anchorOf(heading.text));
  return page.from.length === 1 ? [...inside, ...(source.sections ?? []).map(anchorOf)] : inside;
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
  const page = pageOf(pages, target);
  const anchor = target.anchor === "" ? "" : `#${target.anchor}`;
  if (page) {
    const isTop = page.from.some(
      ({ sections, file }) =>
        file === target.file &&
        sections?.length === 1 &&
        page.from.length === 1 &&
        anchorOf(sections[0] ?? "") === target.anchor,
    );
    return `${base}${page.path}${page.path === "" ? "" : suffix}${isTop ? "" : anchor}`;
  }
  const path = join(root, target.file);
  if (!existsSync(path)) throw new Error(`A link leads to ${target.file}, which does not exist.`);
  const kind = statSync(path).isDirectory() ? "tree" : "blob";
  return `${repository}/${kind}/main/${target.file}${anchor}`;
}
