import { prepareZXingModule, readBarcodes, ZXING_WASM_SHA256 } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads the texts of all bar codes and QR codes in the current picture of a video. */
export type CodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** Wider pictures take longer and find no more codes. The camera is asked for the same width. */
const MAX_WIDTH = 1280;

/**
 * Returns the WebAssembly reader, for browsers without their own. @throws if it cannot be loaded
 */
export async function wasmReader(): Promise<CodeReader> {
  // By default, the package would fetch it from another host.
  const response = await fetch(wasmUrl, { integrity: `sha256-${base64(ZXING_WASM_SHA256)}` });
  if (!response.ok) throw new Error(`${wasmUrl} could not be loaded: ${response.status}`);
  const wasmBinary = await response.arrayBuffer();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("There is no canvas to read the picture from.");
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (videoWidth === 0) return [];
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    const codes = await readBarcodes(image, {
      formats: ["Code128", "QRCode"],
      maxNumberOfSymbols: 16,
      tryInvert: false,
    });
    return codes.map(({ text }) => text);
  };
}

const base64 = (hex: string): string =>
  btoa(hex.replaceAll(/../g, (byte) => String.fromCodePoint(Number.parseInt(byte, 16))));
