import type { CodeReader } from "./wasm-reader.ts";

/** The part of the Shape Detection API in use. TypeScript has no types for it. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ["code_128", "qr_code"];

/**
 * Returns the browser's own reader if it supports both kinds of codes. Otherwise loads the
 * WebAssembly reader.
 *
 * @throws if the WebAssembly reader cannot be loaded
 */
export async function codeReader(): Promise<CodeReader> {
  const native = await nativeReader();
  if (native === undefined) return loadReader();
  let reader: CodeReader = native;
  return async (video) => {
    try {
      return await reader(video);
    } catch (error) {
      // Some systems have the API without the service behind it.
      if (reader !== native) throw error;
      reader = await loadReader();
      return reader(video);
    }
  };
}

async function nativeReader(): Promise<CodeReader | undefined> {
  const Detector = (window as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  if (Detector === undefined) return undefined;
  try {
    const known = await Detector.getSupportedFormats();
    if (!FORMATS.every((format) => known.includes(format))) return undefined;
    const detector = new Detector({ formats: FORMATS });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  } catch {
    return undefined;
  }
}

async function loadReader(): Promise<CodeReader> {
  const { wasmReader } = await import("./wasm-reader.ts");
  return wasmReader();
}
