import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ALL_ICONS, COLOURS } from "../../../test/tracker-icons.ts";
import { inkOn, isPaletteColour, PALETTE } from "./palette.ts";
import { TrackerIcon } from "./TrackerIcon.tsx";

/** The size of an icon on the map. */
const SIZE = 40;
const PAGES = { light: "#ffffff", dark: "#14171c" };

test.each(Object.entries(PAGES))(
  "any two of the 411 images differ in at least 2 % of their pixels on a %s page",
  { timeout: 60_000 },
  async (theme, page) => {
    const screen = await render(
      <>
        {ALL_ICONS.map(({ id, type, value, colour }) => (
          <TrackerIcon key={id} {...{ type, value, colour }} size={SIZE} />
        ))}
      </>,
    );
    const drawings = [...screen.container.querySelectorAll("svg")];
    expect(drawings).toHaveLength(411);
    const pictures = await Promise.all(drawings.map((svg) => pixelsOf(svg, SIZE, page)));
    const { one, other, pixels } = closestPair(pictures);
    const share = pixels / SIZE ** 2;
    const names = [one, other].map((place) => ALL_ICONS[place]?.id).join(" and ");
    // oxlint-disable-next-line no-console -- how close the closest are is of interest
    console.info(`closest on a ${theme} page: ${names}, ${(share * 100).toFixed(1)} % of pixels`);
    expect(share).toBeGreaterThanOrEqual(0.02);
  },
);

test("every colour has a swatch, and silhouettes contrast with their badge by 3 to 1", () => {
  expect(COLOURS.map(({ id }) => id).filter((id) => !isPaletteColour(id))).toEqual([]);
  const faint = Object.entries(PALETTE).filter(([name, { fill }]) => {
    const ink = isPaletteColour(name) ? inkOn(name) : fill;
    return contrast(luminance(fill), luminance(ink)) < 3;
  });
  expect(faint.map(([name]) => name)).toEqual([]);
});

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the relative luminance of a colour such as #1f55cf, as defined by WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pixels that differ by less in each of red, green and blue (0 to 255) count as equal. */
const SAME_BELOW = 32;

/** Returns the pixels of a drawing on a page of that colour, at one device pixel per CSS pixel. */
async function pixelsOf(
  svg: SVGSVGElement,
  size: number,
  page: string,
): Promise<Uint8ClampedArray> {
  const image = new Image(size, size);
  const text = new XMLSerializer().serializeToString(svg);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (context === null) throw new Error("No canvas to draw on.");
  context.fillStyle = page;
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0, size, size);
  return context.getImageData(0, 0, size, size).data;
}

/** Returns the two pictures with the fewest different pixels. */
function closestPair(pictures: readonly Uint8ClampedArray[]) {
  let closest = { one: -1, other: -1, pixels: Infinity };
  pictures.forEach((picture, one) => {
    for (let other = one + 1; other < pictures.length; other += 1) {
      const pixels = differentPixels(picture, pictures[other] ?? picture, closest.pixels);
      if (pixels < closest.pixels) closest = { one, other, pixels };
    }
  });
  return closest;
}

/** Returns the number of different pixels. Stops counting at `enough`. */
function differentPixels(one: Uint8ClampedArray, other: Uint8ClampedArray, enough: number): number {
  const differs = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) >= SAME_BELOW;
  let pixels = 0;
  for (let at = 0; at < one.length && pixels < enough; at += 4) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) pixels += 1;
  }
  return pixels;
}
