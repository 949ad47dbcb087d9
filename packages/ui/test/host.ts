/** A third-party page with elements and attributes that our styles also use. */
export const HOST = `
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

export const HOST_STYLES: Readonly<Record<string, string>> = {
  "with styles of its own": `
    body { font: 20px serif; color: rgb(1, 2, 3); background: rgb(250, 240, 230); color-scheme: light; }
    button { padding: 3px; border: 4px dotted green; background: orange; color: purple; }
    a { color: teal; } h1 { font-size: 50px; margin: 1px; }`,
  "in dark": ":root { color-scheme: dark } body { background: black; }",
  "without any style": "",
};

/** Returns the computed styles of a document, one line per value, except for our variables. */
export function computedStyles(page: Document): string[] {
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
