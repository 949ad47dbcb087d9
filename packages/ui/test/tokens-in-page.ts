/** A token in the Design Tokens Format Module (2025.10). */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * Returns the variables of `tokens.css` as design tokens, as this page computes them in one theme.
 * It also runs in a separate page, so it uses nothing from outside. Variables without a fixed
 * value are omitted: sizes that depend on the window.
 */
export function tokensInPage(theme: "light" | "dark"): Record<string, Token> {
  const probe = document.createElement("div");
  probe.dataset["waypostTheme"] = theme;
  document.body.append(probe);

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in another page
  const color = (text: string) => {
    const [, space = "oklch", numbers = "", alpha = "1"] =
      /^(oklch)\(([^/)]+?)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
    const components = numbers.split(" ").map((one) => Number(Number(one).toFixed(4)));
    return { colorSpace: space, components, alpha: Number(alpha) };
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in another page
  const pixels = (text: string) => ({ value: Number.parseFloat(text), unit: "px" });

  function tokenOf(name: string, value: string): Token | undefined {
    const [, number = "", unit = ""] = /^([\d.]+)(rem|px|ms)$/.exec(value) ?? [];
    if (unit !== "") {
      const $type = unit === "ms" ? "duration" : "dimension";
      return { $type, $value: { value: Number(number), unit } };
    }
    if (value.startsWith("cubic-bezier(")) {
      return { $type: "cubicBezier", $value: value.slice(13, -1).split(",").map(Number) };
    }
    if (name === "font") {
      const families = value.split(",").map((one) => one.trim().replaceAll('"', ""));
      return { $type: "fontFamily", $value: families };
    }
    if (CSS.supports("color", value)) {
      probe.style.color = `var(--waypost-${name})`;
      return { $type: "color", $value: color(getComputedStyle(probe).color) };
    }
    if (!CSS.supports("box-shadow", value)) return undefined;
    probe.style.boxShadow = `var(--waypost-${name})`;
    const shadows = getComputedStyle(probe).boxShadow.matchAll(
      /(oklch\([^)]*\))((?: -?[\d.]+px){4})/g,
    );
    return {
      $type: "shadow",
      $value: Array.from(shadows, ([, ink = "", lengths = ""]) => {
        const [offsetX = "", offsetY = "", blur = "", spread = ""] = lengths.trim().split(" ");
        return {
          color: color(ink),
          offsetX: pixels(offsetX),
          offsetY: pixels(offsetY),
          blur: pixels(blur),
          spread: pixels(spread),
        };
      }),
    };
  }

  const tokens: Record<string, Token> = {};
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const [, name = ""] of [...sheet.cssRules]
      .map(({ cssText }) => cssText)
      .join("\n")
      .matchAll(/--waypost-([\w-]+):(?!")/g))
      names.add(name);
  for (const name of names) {
    const value = getComputedStyle(probe).getPropertyValue(`--waypost-${name}`).trim();
    const token = value === "" ? undefined : tokenOf(name, value);
    if (token !== undefined) tokens[name] = token;
  }
  probe.remove();
  return tokens;
}
