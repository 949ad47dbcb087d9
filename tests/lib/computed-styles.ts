import type { Page } from "playwright";

/** Properties of our elements and their values, with colours as bytes. */
export type Styles = Readonly<Record<string, string>>;

/** The computed styles of our elements on a page. */
export function computedStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The page has no canvas.");
    const known = new Map<string, string>();
    const bytesOf = (colour: string): string => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const bytes = `rgba(${context.getImageData(0, 0, 1, 1).data.join(" ")})`;
      known.set(colour, bytes);
      return bytes;
    };
    const COLOUR = /\b(?:rgba?|oklch|oklab|lab|lch|color)\([^()]*\)/g;
    const NAMES = [
      "color",
      "background-color",
      "border-top-color",
      "border-top-width",
      "border-top-left-radius",
      "outline-color",
      "box-shadow",
      "padding-top",
      "font-weight",
    ];
    const all = [...document.querySelectorAll("section[data-part]")].flatMap((part) =>
      [...part.querySelectorAll("[class*='waypost-']")].flatMap((element, index) => {
        const style = getComputedStyle(element);
        const [first = ""] = String(element.getAttribute("class")).split(" ");
        return NAMES.map((name) => [
          `${part.getAttribute("data-part")} > ${first} ${index}: ${name}`,
          style
            .getPropertyValue(name)
            .replaceAll(COLOUR, (colour) => known.get(colour) ?? bytesOf(colour)),
        ]);
      }),
    );
    return Object.fromEntries(all);
  });
}

/**
 * A bundler that writes colours as sRGB rounds them. It maps colours outside of sRGB, such as the
 * surface of a warning, in another way than the canvas.
 */
const BYTES = 3;

const NUMBER = /[\d.]+/g;

const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

const words = (text: string): string => text.replaceAll(NUMBER, "0");

function isSame(one = "", other = ""): boolean {
  const others = numbers(other);
  return (
    words(one) === words(other) &&
    numbers(one).every((value, index) => Math.abs(value - (others[index] ?? NaN)) <= BYTES)
  );
}

/** The properties that differ from the expected ones. */
export const differences = (found: Styles, expected: Styles): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => !isSame(found[name], expected[name]))
    .map((name) => `${name} is ${found[name]} instead of ${expected[name]}`);
