import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";

// The class of an element is created where there is a document.
beforeAll(() => import("./index.ts"));

const LINK = '<a href="https://portal.invalid/#/pricing">Prices</a>';
const PORTAL = `<waypost-portal>${LINK}</waypost-portal>`;

const styles = document.head.appendChild(document.createElement("style"));

afterEach(() => {
  document.body.replaceChildren();
  styles.textContent = "";
  document.documentElement.removeAttribute("lang");
});

/** Shows a part of a page that is 800 px wide. */
function show(html: string): void {
  document.body.innerHTML = `<div style="width: 800px">${html}</div>`;
}

const portal = () => document.querySelector("waypost-portal");
const frame = () => portal()?.querySelector("iframe") ?? null;
const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width;

const inShadow = (html: string) => `<div><template shadowrootmode="open">${html}</template></div>`;

const settled = () => new Promise((resolve) => setTimeout(resolve));

const isVisible = (selector: string) => portal()?.querySelector(selector)?.checkVisibility();

describe("the frame is as wide as its place", () => {
  const within = (style: string) => `<div style="${style}">${PORTAL}</div>`;
  beforeAll(async () => {
    await page.viewport(1000, 800);
    return () => page.viewport(414, 896);
  });

  const itself = (style: string) => PORTAL.replace("<waypost-portal", `$& style="${style}"`);

  test.each([
    ["a block", PORTAL, 800],
    ["a paragraph's text", `<p>Text ${PORTAL}</p>`, 800],
    ["a flexible row", within("display: flex"), 800],
    ["a flexible row that wraps", within("display: flex; flex-wrap: wrap"), 800],
    ["a centred flexible row", within("display: flex; justify-content: center"), 800],
    ["a flexible column", within("display: flex; flex-direction: column"), 800],
    [
      "a centred flexible column",
      within("display: flex; flex-direction: column; align-items: center"),
      800,
    ],
    ["an inline flexible row", within("display: inline-flex"), 800],
    ["a grid", within("display: grid"), 800],
    ["a grid with centred items", within("display: grid; place-items: center"), 800],
    ["a grid with centred tracks", within("display: grid; place-content: center"), 800],
    ["a column of a grid", within("display: grid; grid-template-columns: 300px 500px"), 300],
    ["a column of a grid with gaps", within("display: grid; columns: 2; padding: 0 50px"), 700],
    ["a float", itself("float: left"), 800],
    ["a part that floats", within("float: right"), 800],
    ["an inline block", itself("display: inline-block"), 800],
    ["a part that is an inline block", within("display: inline-block"), 800],
    ["a table cell", itself("display: table-cell"), 800],
    ["a table as wide as the page", `<table style="width: 100%"><td>${PORTAL}</table>`, 794],
    ["a table", `<table><td>${PORTAL}</table>`, 794],
    ["a part as wide as its content", within("width: fit-content"), 800],
    ["a positioned part", within("position: absolute; max-width: 600px"), 600],
    ["multiple columns", within("columns: 2; column-gap: 0"), 400],
    ["centred text", within("text-align: center"), 800],
  ])("in %s", (_place, html, width) => {
    show(html);
    expect(widthOf(frame())).toBe(width);
  });

  test("beside an item of a flexible row, which keeps its width", () => {
    show(`<div style="display: flex"><p style="width: 200px">Menu</p>${PORTAL}</div>`);
    expect(widthOf(document.querySelector("p"))).toBeCloseTo(200, 0);
    expect(widthOf(frame())).toBeCloseTo(600, 0);
  });

  test.each([
    ["width: 480px", 480],
    ["max-width: 480px", 480],
    ["width: 50%", 400],
    ["display: inline-block; width: 320px", 320],
    ["display: grid; width: 320px", 320],
    ["padding: 0 100px", 600],
  ])("that the site gives it by `%s`, in a layer, too", (rule, width) => {
    styles.textContent = `@layer site { waypost-portal { ${rule} } }`;
    show(PORTAL);
    expect(widthOf(frame())).toBe(width);
  });

  test.each([
    ["a block that is wider than the window", PORTAL, 800],
    ["a row that is, as in the window", within("display: flex; width: 900px"), 500],
    ["a part that shrinks to its content, as in the window", within("float: left"), 500],
    ["a part that has the width of its content", within("width: max-content"), 500],
  ])("in %s", async (_place, html, width) => {
    await page.viewport(500, 800);
    show(html);
    expect(widthOf(frame())).toBe(width);
    await page.viewport(1000, 800);
  });

  test.each(["width: 480px", "flex: 0 0 480px"])("in a flexible row by `%s`", (rule) => {
    styles.textContent = `waypost-portal { ${rule} }`;
    show(`<div style="display: flex">${PORTAL}</div>`);
    expect(widthOf(frame())).toBe(480);
  });

  test("and an element that the site hides is hidden", () => {
    show(PORTAL.replace("<waypost-portal", "$& hidden"));
    expect(frame()?.checkVisibility()).toBe(false);
  });
});

describe("the frame's language is that of the nearest element with one", () => {
  test.each([
    ["none", PORTAL, ""],
    [
      "its own",
      `<div lang="fr">${PORTAL.replace("<waypost-portal", '$& lang="es-MX"')}</div>`,
      "es",
    ],
    ["its parent", `<div lang="es">${PORTAL}</div>`, "es"],
    ["the host of its shadow root", inShadow(PORTAL).replace("<div", '<div lang="es"'), "es"],
    ["the host of a host", `<p lang="fr"></p><b lang="es">${inShadow(inShadow(PORTAL))}</b>`, "es"],
    [
      "its shadow root",
      inShadow(`<i lang="fr">${PORTAL}</i>`).replace("<div", '<div lang="es"'),
      "fr",
    ],
    ["an unknown one", `<div lang="es"><div lang="">${PORTAL}</div></div>`, ""],
    ["one of three letters", `<div lang="fil">${PORTAL}</div>`, ""],
    ["one with a script", `<div lang="es-Latn-MX">${PORTAL}</div>`, "es"],
    ["one as on a server", `<div lang="es_MX">${PORTAL}</div>`, "es"],
    ["no language", `<div lang="i-klingon">${PORTAL}</div>`, ""],
  ])("%s", (_whose, html, language) => {
    const part = document.createElement("div");
    part.setHTMLUnsafe(html);
    document.body.append(part);
    const find = (root: ParentNode): HTMLIFrameElement | null => {
      for (const one of root.querySelectorAll("*")) {
        if (one instanceof HTMLIFrameElement) return one;
        const inner = one.shadowRoot && one.tagName !== "WAYPOST-PORTAL" && find(one.shadowRoot);
        if (inner) return inner;
      }
      return null;
    };
    expect(find(part)?.src).toContain(`?embed=${language}-light#`);
  });

  test("that of the page, from inside a shadow root", () => {
    document.documentElement.lang = "es";
    document.body.innerHTML = "<div></div>";
    const root = document.querySelector("div")?.attachShadow({ mode: "open" });
    if (root) root.innerHTML = PORTAL;
    expect(root?.querySelector("iframe")?.src).toContain("?embed=es-");
  });
});

describe("a site that replaces what is in the element", () => {
  const OTHER = '<a href="https://portal.invalid/#/account">Account</a>';

  test.each([
    ["the same link", LINK, "#/pricing"],
    ["another link", OTHER, "#/account"],
    ["a link in other text", `<p>Or <b>${OTHER}</b></p>`, "#/account"],
  ])("by %s gets its frame, and the link is hidden", async (_what, html, hash) => {
    show(PORTAL);
    const element = portal();
    for (const round of ["once", "again"]) {
      if (element) element.innerHTML = html;
      await settled();
      expect(new URL(frame()?.src ?? "").hash, round).toBe(hash);
      expect(element?.querySelectorAll("iframe").length).toBe(1);
      expect([isVisible("a"), isVisible("iframe")]).toEqual([false, true]);
    }
  });

  test("by text without a link shows it, until there is a link", async () => {
    show(PORTAL);
    const element = portal();
    if (element) element.innerHTML = "<p>Closed today</p>";
    await settled();
    expect([frame(), isVisible("p")]).toEqual([null, true]);
    element?.insertAdjacentHTML("beforeend", LINK);
    await settled();
    expect([isVisible("iframe"), isVisible("a")]).toEqual([true, false]);
  });

  test("by the same link beside the frame keeps the frame, in which a customer may be typing", async () => {
    show(PORTAL);
    const before = frame();
    const link = portal()?.querySelector("a");
    link?.replaceWith(link.cloneNode(true));
    await settled();
    expect(frame()).toBe(before);
    expect(isVisible("a")).toBe(false);
  });

  test("by another link beside the frame gets a frame of that link", async () => {
    show(PORTAL);
    portal()
      ?.querySelector("a")
      ?.replaceWith(document.createRange().createContextualFragment(OTHER));
    await settled();
    expect(portal()?.querySelectorAll("iframe").length).toBe(1);
    expect(new URL(frame()?.src ?? "").hash).toBe("#/account");
  });

  test("by the attributes of a page from the server leaves the link hidden", async () => {
    show(PORTAL);
    for (const name of portal()?.querySelector("a")?.getAttributeNames() ?? [])
      if (name !== "href") portal()?.querySelector("a")?.removeAttribute(name);
    await settled();
    expect(isVisible("a")).toBe(false);
  });

  test("without the frame gets it again, and a removed element has its link", async () => {
    show(PORTAL);
    frame()?.remove();
    await settled();
    expect([isVisible("iframe"), isVisible("a")]).toEqual([true, false]);
    const element = portal();
    element?.remove();
    expect(element?.innerHTML).toBe(LINK);
  });
});

test.each([
  ['page="registration" imei="1,2"', "#/registration/customer-information?imei=1%2C2"],
  ['imei="1"', "#/pricing?imei=1"],
  ['page="cancellation"', "#/cancellation"],
])("with %s the frame opens %s", (attributes, hash) => {
  show(PORTAL.replace("<waypost-portal", `$& ${attributes}`));
  expect(new URL(frame()?.src ?? "").hash).toBe(hash);
});

test("the attribute imei follows a query in the link", () => {
  show(
    PORTAL.replace("<waypost-portal", '$& imei="1"').replace("#/pricing", "#/?customer_id=1001"),
  );
  expect(new URL(frame()?.src ?? "").hash).toBe("#/?customer_id=1001&imei=1");
});
