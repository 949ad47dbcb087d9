/// <reference types="vite/client" />
import { expect, onTestFinished, test } from "vitest";
import css from "../src/styles.css?inline";
import { HOST, HOST_STYLES, computedStyles } from "./host.ts";

/** Opens a third-party page. */
function openHost(style: string): Document {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument;
  if (page === null) throw new Error("The frame has no document.");
  page.open();
  page.write(`<!doctype html><html lang="en"><style>${style}</style><body>${HOST}</body></html>`);
  page.close();
  return page;
}

function addStyles(page: Document): CSSStyleSheet {
  const element = page.head.appendChild(page.createElement("style"));
  element.textContent = css;
  if (element.sheet === null) throw new Error("The styles were not read.");
  return element.sheet;
}

test.each(Object.entries(HOST_STYLES))(
  "a page %s looks the same before and after our styles are loaded",
  (_name, style) => {
    const page = openHost(style);
    const before = computedStyles(page);
    addStyles(page);
    const { documentElement: root, defaultView } = page;
    expect(defaultView?.getComputedStyle(root).getPropertyValue("--waypost-brand")).not.toBe("");
    expect(before.length).toBeGreaterThan(10_000);
    const same = new Set(before);
    expect(computedStyles(page).filter((line) => !same.has(line))).toEqual([]);
  },
);

test("every rule is for our elements, or sets only our variables", () => {
  const foreignRules = rulesOf(addStyles(openHost("")).cssRules).filter(
    ({ selectorText, style }) =>
      selectorsOf(selectorText).some((selector) => !isOurs(selector)) &&
      Array.from(style).some((name) => !name.startsWith("--waypost-")),
  );
  expect(foreignRules.map(({ selectorText }) => selectorText)).toEqual([]);
});

test("all rules are in the layer, so that any rule of the host overrides them", () => {
  const { cssRules } = addStyles(openHost(""));
  const names = Array.from(
    cssRules,
    (rule) => rule instanceof CSSLayerBlockRule || rule.constructor.name,
  );
  expect(new Set(names)).toEqual(new Set(["CSSLayerBlockRule"]));
});

function rulesOf(rules: CSSRuleList): CSSStyleRule[] {
  return Array.from(rules).flatMap((rule) => {
    if ("selectorText" in rule) return [rule as CSSStyleRule];
    const isKeyframes = rule.constructor.name === "CSSKeyframesRule";
    return "cssRules" in rule && !isKeyframes ? rulesOf(rule.cssRules as CSSRuleList) : [];
  });
}

/** Splits a list of selectors at its top-level commas. */
const selectorsOf = (list: string): string[] => {
  let depth = 0;
  let parts = [""];
  for (const character of list) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) parts = [...parts, ""];
    else parts[parts.length - 1] += character;
  }
  return parts;
};

/** True if the selector, apart from its exclusions, contains one of our classes or attributes. */
const isOurs = (selector: string): boolean =>
  selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "").includes("waypost-");
