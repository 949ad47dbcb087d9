import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

/** Excludes compressed files, which a server would prefer and which are not changed. */
const isPlain = (path: string): boolean => !/\.(br|gz)$/.test(path);

/** Creates a copy of the build whose modified pricing page shows that it ran. */
export async function tampered(change: (html: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-tampered-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(inject("portalBuild"), folder, { recursive: true, filter: isPlain });
  const names = await readdir(join(folder, "assets"));
  const chunk = names.find((name) => /^PricingPage-.*\.js$/.test(name)) ?? "";
  const file = join(folder, "assets", chunk);
  await writeFile(file, `${await readFile(file, "utf8")};document.title="tampered";`);
  const html = join(folder, "index.html");
  await writeFile(html, change(await readFile(html, "utf8")));
  return folder;
}
