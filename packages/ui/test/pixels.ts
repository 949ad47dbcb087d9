/** Pixels that differ by less in each of red, green and blue (0 to 255) count as equal. */
const SAME_BELOW = 32;

/** Returns the pixels of a drawing on a page of that colour, at one device pixel per CSS pixel. */
export async function pixelsOf(
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
export function closestPair(pictures: readonly Uint8ClampedArray[]) {
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
