import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { parse } from "postcss";
import { inject, onTestFinished } from "vitest";
import { isBeyondFloor } from "../../../tests/lib/floor/compat.ts";
import { featuresOf, selectorFeatures } from "../../../tests/lib/floor/css-features.ts";

/** A copy of the build with another `index.html`, and with these styles. */
export async function otherBuild(
  changeHtml: (html: string) => string,
  changeCss: (css: string) => string = (css) => css,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // A server would prefer the compressed files, which stay as they are.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  await cp(inject("portalBuild"), folder, { recursive: true, filter });
  const names = await readdir(join(folder, "assets"));
  const styles = names.filter((name) => name.endsWith(".css")).map((name) => `assets/${name}`);
  for (const name of ["index.html", ...styles]) {
    const file = join(folder, name);
    const change = name === "index.html" ? changeHtml : changeCss;
    await writeFile(file, change(await readFile(file, "utf8")));
  }
  return folder;
}

/** A page without hashes, for which browsers check the scripts that are loaded later. */
export const withoutIntegrity = (html: string): string =>
  html.replace(/<script type="importmap">.*?<\/script>/s, "").replaceAll(/ integrity="[^"]*"/g, "");

/** A style sheet as a browser of the floor reads it. */
export function onlyOfFloor(css: string): string {
  const root = parse(css);
  root.walkDecls((declaration) => {
    if ([...featuresOf(declaration)].some(isBeyondFloor)) declaration.remove();
  });
  root.walkRules((rule) => {
    if ([...selectorFeatures(rule.selector)].some(isBeyondFloor)) rule.remove();
  });
  return root.toString();
}

/** From the next load on, the page has none of the interfaces that not every browser has. */
export const withoutNewInterfaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["BarcodeDetector", "trustedTypes"]) Reflect.deleteProperty(window, name);
    for (const name of ["locks", "connection"]) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(Symbol, "dispose");
    const Full = Request;
    /** It sends the name of a stream as text. */
    class RequestOfText extends Full {
      constructor(input: RequestInfo | URL, init: RequestInit = {}) {
        const { body, method } = init;
        if (!(body instanceof ReadableStream)) super(input, init);
        else
          super(input, {
            ...(method !== undefined && { method }),
            body: "[object ReadableStream]",
          });
      }
    }
    window.Request = RequestOfText;
  });
