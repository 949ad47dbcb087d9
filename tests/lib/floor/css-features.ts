import { parse, type AtRule, type Declaration } from "postcss";
import { SUPPORT } from "./compat.ts";

/** The features that a style sheet uses. */
export function cssFeatures(css: string): Set<string> {
  const found = new Set<string>();
  parse(css).walk((node) => {
    const keys =
      node.type === "decl"
        ? featuresOf(node)
        : node.type === "atrule"
          ? ofAtRule(node)
          : node.type === "rule"
            ? selectorFeatures(node.selector)
            : [];
    for (const key of keys) if (SUPPORT.has(key)) found.add(key);
  });
  return found;
}

/** Finds functions by their last name, because the data lists them under several parents. */
const FUNCTIONS = Map.groupBy(
  [...SUPPORT.keys()].filter((key) => key.startsWith("css.types.")),
  (key) => key.slice(key.lastIndexOf(".") + 1),
);

/** Returns possible feature names in a declaration. */
export function* featuresOf({ prop, value }: Declaration): Generator<string> {
  const property = `css.properties.${prop}`;
  yield property;
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, " ");
  for (const [word] of plain.matchAll(/[a-z][a-z-]*/gi)) yield `${property}.${word}`;
  for (const [, name = "", from] of plain.matchAll(/([a-z][\w-]*)\(\s*(from\b)?/gi)) {
    for (const key of FUNCTIONS.get(name) ?? []) {
      yield key;
      if (from !== undefined) yield `${key}.relative_syntax`;
    }
  }
  if (/\d[dsl]v[hwib]\b/.test(plain)) yield "css.types.length.viewport_percentage_units_dynamic";
  if (/\dcq[whib]\b/.test(plain)) yield "css.types.length.container_query_length_units";
}

function* ofAtRule({ name, params }: AtRule): Generator<string> {
  const rule = `css.at-rules.${name}`;
  yield rule;
  for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)/g)) yield `${rule}.${feature}`;
  if (/[<>]/.test(params)) yield "css.at-rules.media.range_syntax";
}

/** Returns possible feature names in a selector. */
export function* selectorFeatures(selector: string): Generator<string> {
  for (const [, name = ""] of selector.matchAll(/::?([a-z-]+)/g)) yield `css.selectors.${name}`;
  if (selector.includes("&")) yield "css.selectors.nesting";
}
