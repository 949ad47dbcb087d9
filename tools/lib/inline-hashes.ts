import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";

/** The `'sha256-…'` sources that a policy allows, quotes included. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Hashes of the build's inline code: the scripts and styles of `index.html`, and the styles that
 * its scripts insert into the page, as React Aria does.
 */
export function inlineHashes(html: string, scripts: readonly string[]): InlineHashes {
  const inserted = scripts.flatMap(insertedStyles);
  return {
    scripts: unique(elements(html, "script").map(hashOf)),
    styles: unique([...elements(html, "style"), ...inserted].map(hashOf)),
  };
}

const unique = (values: readonly string[]) => [...new Set(values)];

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The text of each element of this name that has no `src`. */
function elements(html: string, name: "script" | "style"): string[] {
  const pattern = new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)].map(([, text = ""]) => text);
}

const CREATION = /createElement\([`"']style[`"']\)/g;
const CONTENT = /^.{0,300}?\.textContent=(`[^`]*`|"[^"]*"|'[^']*')(\.trim\(\))?/s;
/** React itself creates styles only for `<style href>`, which the portal does not use. */
const OF_REACT = /^.{0,100}`style`,\w+\),/s;

function insertedStyles(script: string): string[] {
  return [...script.matchAll(CREATION)].flatMap(({ index, 0: creation }) => {
    const after = script.slice(index + creation.length);
    if (OF_REACT.test(after)) return [];
    const [, text, trim = ""] = CONTENT.exec(after) ?? [];
    if (text === undefined) throw new Error(`The text of a style is not known: ${creation}`);
    return textsOf(text, script).map((literal) => evaluate(literal + trim));
  });
}

/** A minified name may have several values in a file. The hash of a wrong one does no harm. */
function textsOf(literal: string, script: string): string[] {
  const [insertion, name] = /\$\{([\w$]+)\}/.exec(literal) ?? [];
  if (insertion === undefined || name === undefined) return [literal];
  const definition = new RegExp(
    `(?<![\\w$.])${name.replaceAll("$", "\\$")}=([\`"'])([\\w-]+)\\1`,
    "g",
  );
  const values = [...script.matchAll(definition)].map(([, , value = ""]) => value);
  if (values.length === 0) throw new Error(`The text of a style has an unknown part: ${name}`);
  return unique(values).flatMap((value) => textsOf(literal.replaceAll(insertion, value), script));
}

const evaluate = (literal: string) => String(runInNewContext(literal));
