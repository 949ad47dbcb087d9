import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll } from "vitest";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { launch as launchWithout, launchChromium, needs } from "./engine.ts";

const WIDTH = 1280;
const HEIGHT = 720;
/** The brightness of the table and of the label on it. */
const TABLE = 120;
const PAPER = 235;
/** The width of the narrowest bar in pixels. */
const BAR = 4;

export interface Code {
  text: string;
  format: "Code128" | "QRCode";
}

// Tests of a file with the same picture share a browser.
const launched = new Map<string, Promise<Browser>>();
const folders: string[] = [];

/** Closes the browsers after the tests of the file. */
export const closeBrowsers = (): void =>
  afterAll(async () => {
    const browsers = await Promise.all(launched.values());
    launched.clear();
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

/**
 * Starts a Chromium whose camera sees these codes, one below the other. It grants the camera
 * without a prompt.
 */
export async function browserWithCamera(
  codes: readonly Code[],
  args: readonly string[] = ["--use-fake-ui-for-media-stream"],
): Promise<Browser> {
  needs("film");
  return once(JSON.stringify([codes, args]), () => launch(codes, args));
}

async function launch(codes: readonly Code[], args: readonly string[]): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-camera-"));
  folders.push(folder);
  const file = join(folder, "label.y4m");
  await writeFile(file, await film(codes));
  return launchChromium([
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
    ...args,
  ]);
}

/** Starts a browser without a camera. */
export const browserWithoutCamera = (): Promise<Browser> => once("no camera", launchWithout);

function once(name: string, make: () => Promise<Browser>): Promise<Browser> {
  const browser = launched.get(name) ?? make();
  launched.set(name, browser);
  return browser;
}

/** Creates a video of one picture in the format YUV4MPEG2. */
async function film(codes: readonly Code[]): Promise<Buffer> {
  const picture = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  const room = HEIGHT / codes.length;
  for (const [index, code] of codes.entries()) await draw(picture, code, room * (index + 0.5));
  const grey = Buffer.alloc(WIDTH * HEIGHT * 0.5, 128);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, Buffer.from("FRAME\n"), picture, grey]);
}

/** Draws a label with the code. Its centre is `middle` pixels from the top. */
async function draw(picture: Buffer, { text, format }: Code, middle: number): Promise<void> {
  const { symbol } = await written(text, format);
  const wide = symbol.width * BAR;
  const high = format === "Code128" ? 120 : symbol.height * BAR;
  const left = Math.round((WIDTH - wide) / 2);
  const top = Math.round(middle - high / 2);
  const margin = 10 * BAR;
  for (let y = top - margin; y < top + high + margin; y += 1) {
    const row = format === "Code128" ? symbol.height >> 1 : Math.floor((y - top) / BAR);
    for (let x = left - margin; x < left + wide + margin; x += 1) {
      const column = Math.floor((x - left) / BAR);
      const isInside = x >= left && x < left + wide && y >= top && y < top + high;
      const isDark = isInside && symbol.data[row * symbol.width + column] === 0;
      picture[y * WIDTH + x] = isDark ? 30 : PAPER;
    }
  }
}

async function written(text: string, format: Code["format"]) {
  const file = new URL(import.meta.resolve("zxing-wasm/writer/zxing_writer.wasm"));
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({
    overrides: { wasmBinary },
    equalityFn: () => true,
    fireImmediately: true,
  });
  return writeBarcode(text, { format });
}
