/** The reason why no code can be scanned. */
export type ScanProblem = "refused" | "noCamera" | "failed" | "noReader";

/** Returns true if the page may ask for a camera and there is one. Does not ask for permission. */
export async function hasCamera(): Promise<boolean> {
  // Undefined on pages that were not loaded over HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === "videoinput");
  } catch {
    return false;
  }
}

/** The rear camera of a phone, with a resolution at which narrow bars are readable. */
const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: "environment" },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

/**
 * Starts the camera and shows its picture until `signal` is aborted.
 *
 * @throws the errors of `getUserMedia`
 */
export async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  // The dialog may have been closed before the customer answered the permission prompt.
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop, { once: true });
  video.srcObject = stream;
  await video.play();
}

/** Returns false if the camera stopped sending pictures, for example because it was unplugged. */
export const isOn = (video: HTMLVideoElement): boolean =>
  video.srcObject instanceof MediaStream &&
  video.srcObject.getTracks().every(({ readyState }) => readyState === "live");

/** The part of a track that controls its torch. TypeScript has no types for it. */
interface WithTorch {
  readonly getCapabilities?: () => { readonly torch?: boolean };
}

const trackOf = ({ srcObject }: HTMLVideoElement): MediaStreamTrack | undefined =>
  srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0] : undefined;

/** True if the camera has a torch that can be switched. */
export const hasTorch = (video: HTMLVideoElement): boolean =>
  (trackOf(video) as WithTorch | undefined)?.getCapabilities?.().torch === true;

/**
 * Switches the torch. Returns true if it then has the requested state. It goes out with the
 * camera.
 */
export async function switchTorch(video: HTMLVideoElement, isOnThen: boolean): Promise<boolean> {
  const wanted = { advanced: [{ torch: isOnThen } as MediaTrackConstraintSet] };
  return (
    trackOf(video)
      ?.applyConstraints(wanted)
      .then(
        () => true,
        () => false,
      ) ?? false
  );
}

/** Returns the problem when the camera cannot be started. */
export function problemOf(error: unknown): ScanProblem {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "noCamera";
  return "failed";
}
