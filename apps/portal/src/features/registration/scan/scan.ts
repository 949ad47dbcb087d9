import { isOn, problemOf, showCamera, type ScanProblem } from "./camera.ts";
import { codeReader } from "./code-reader.ts";

/** Milliseconds between two pictures, which lets the page respond to input. */
const SCAN_INTERVAL_MS = 120;

/**
 * Reads codes from the camera's picture until `signal` is aborted, which also stops the camera.
 *
 * @returns the problem; undefined if it was aborted
 */
export async function scan(
  video: HTMLVideoElement,
  on: { signal: AbortSignal; start: () => void; read: (texts: readonly string[]) => void },
): Promise<ScanProblem | undefined> {
  const { signal } = on;
  // Loaded while the customer answers the permission prompt.
  const loading = codeReader().catch(() => undefined);
  try {
    await showCamera(video, signal);
    const read = await loading;
    if (read === undefined) return signal.aborted ? undefined : "noReader";
    if (!signal.aborted) on.start();
    while (!signal.aborted) {
      if (!isOn(video)) return "failed";
      const texts = await read(video).catch(() => null);
      if (texts === null) return signal.aborted ? undefined : "noReader";
      if (!signal.aborted && texts.length > 0) on.read(texts);
      await pause(signal);
    }
    return undefined;
  } catch (error) {
    return signal.aborted ? undefined : problemOf(error);
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, SCAN_INTERVAL_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
