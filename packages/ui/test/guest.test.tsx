/// <reference types="vite/client" />
import { expect, onTestFinished, test } from "vitest";
import css from "../src/styles.css?inline";

/** A third-party page with elements and attributes that our styles also use. */
const HOST = `
<header role="banner" data-variant="strip" data-theme="dark">
  <div class="heading Button wp-Button link">Shop <a href="#x" aria-current="page">Home</a></div>
</header>
<main id="main" data-after data-open data-selected>
  <h1>Trackers</h1><h2 data-level="2">Plans</h2><p>Text with <b>bold</b>, <code>code</code>.</p>
  <dl><dt>Term</dt><dd>Value</dd></dl>
  <ul><li data-included="false">One</li><li data-state="done">Two</li></ul>
  <form>
    <fieldset><legend>You</legend>
      <label>Name <input name="name" placeholder="Name" /></label>
      <label><input type="checkbox" checked role="switch" /><span>On</span></label>
      <input type="tel" disabled /><input type="search" readonly value="x" />
      <select><option>One</option></select><textarea>Text</textarea>
    </fieldset>
    <button data-variant="primary" data-size="small">Buy</button>
    <button data-disabled disabled>Sold</button><output>1</output>
  </form>
  <table><thead><tr><th>Head</th></tr></thead><tbody><tr><td data-column="all">Cell</td></tr></tbody></table>
  <details open><summary>More</summary><p>Text</p></details>
  <figure><svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg><figcaption>Caption</figcaption></figure>
  <div role="alert">Alert</div><div role="dialog" data-tone="danger"><p>Dialog</p></div>
</main>
<footer tabindex="0">Footer</footer>`;

const HOST_STYLES: Readonly<Record<string, string>> = {
  "with styles of its own": `
    body { font: 20px serif; color: rgb(1, 2, 3); background: rgb(250, 240, 230); color-scheme: light; }
    button { padding: 3px; border: 4px dotted green; background: orange; color: purple; }
    a { color: teal; } h1 { font-size: 50px; margin: 1px; }`,
  "in dark": ":root { color-scheme: dark } body { background: black; }",
  "without any style": "",
};

/** Returns the computed styles of a document, one line per value, except for our variables. */
function computedStyles(page: Document): string[] {
  return [...page.querySelectorAll("html, body, body *")].flatMap((element) => {
    const path = pathOf(element);
    return [undefined, "::before", "::placeholder"].flatMap((part) => {
      const style = page.defaultView?.getComputedStyle(element, part);
      return Array.from(style ?? [])
        .filter((name) => !name.startsWith("--waypost-"))
        .map((name) => `${path}${part ?? ""} ${name}: ${style?.getPropertyValue(name)}`);
    });
  });
}

function pathOf(element: Element): string {
  const { parentElement, tagName } = element;
  if (parentElement === null) return tagName;
  return `${pathOf(parentElement)} > ${tagName}[${[...parentElement.children].indexOf(element)}]`;
}

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
