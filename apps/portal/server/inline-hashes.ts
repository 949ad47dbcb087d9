import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";

/** The `'sha256-…'` sources of a policy, including the quotes. */
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

/** Returns the text of each element that has this name and no `src`. */
function elements(html: string, name: "script" | "style"): string[] {
  const pattern = new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)].map(([, text = ""]) => text);
}

const CREATION = /createElement\([`"']style[`"']\)/g;
const CONTENT = /^.{0,300}?\.textContent=(`[^`]*`|"[^"]*"|'[^']*')(\.trim\(\))?/s;
/** Ignores styles created by React itself, for `<style href>`: the portal does not use it. */
const OF_REACT = /^.{0,100}`style`,\w+\),/s;

function insertedStyles(script: string): string[] {
  return [...script.matchAll(CREATION)].flatMap(({ index, 0: creation }) => {
    const after = script.slice(index + creation.length);
    if (OF_REACT.test(after)) return [];
    const [, text, trim = ""] = CONTENT.exec(after) ?? [];
    if (text === undefined) throw new Error(`Unknown text of a style: ${creation}`);
    return textsOf(text, script).map((literal) => evaluate(literal + trim));
  });
}

/** Returns all values of a minified name in a file. The hash of a wrong one does no harm. */
function textsOf(literal: string, script: string): string[] {
  const [insertion, name] = /\$\{([\w$]+)\}/.exec(literal) ?? [];
  if (insertion === undefined || name === undefined) return [literal];
  const definition = new RegExp(
    `(?<![\\w$.])${name.replaceAll("$", "\\$")}=([\`"'])([\\w-]+)\\1`,
    "g",
  );
  const values = [...script.matchAll(definition)].map(([, , value = ""]) => value);
  if (values.length === 0) throw new Error(`Unknown part in the text of a style: ${name}`);
  return unique(values).flatMap((value) => textsOf(literal.replaceAll(insertion, value), script));
}

const evaluate = (literal: string) => String(runInNewContext(literal));
