import type { ReactNode, Ref } from "react";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Imei } from "../Imei/Imei.tsx";

/** A scanned IMEI. */
export interface ScannedRow {
  id: string;
  /** What was read: an IMEI, which is shown in groups. */
  title: string;
  /** Where it went: "Device 1". */
  detail: string;
}

export interface ScanPanelProps extends Styled {
  /** The element that shows the camera's picture. */
  videoRef: Ref<HTMLVideoElement>;
  /** `starting` before the first picture, `stopped` once no more come. */
  state: "starting" | "scanning" | "stopped";
  /** What to do, or what is wrong. Announced when it changes. */
  message: ReactNode;
  /** The message is about a problem. */
  isProblem?: boolean;
  /** New rows are announced. */
  found: readonly ScannedRow[];
  labels: {
    /** Names the picture: "Camera". */
    video: string;
    /** Names the rows: "Found". */
    found: string;
  };
}

/** The picture of a camera with a frame to aim at a bar code, and what was found so far. */
export function ScanPanel(props: ScanPanelProps) {
  const { videoRef, state, message, isProblem, found, labels } = props;
  return (
    <div className={classes("waypost-ScanPanel", props)} data-state={state}>
      <div className="waypost-ScanPanel-picture">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound */}
        <video ref={videoRef} aria-label={labels.video} muted playsInline tabIndex={-1} />
        <span className="waypost-ScanPanel-frame" />
      </div>
      <output className="waypost-ScanPanel-message" data-problem={isProblem || undefined}>
        {message}
      </output>
      <ul className="waypost-ScanPanel-found" aria-label={labels.found} aria-live="polite">
        {found.map(({ id, title, detail }) => (
          <li key={id}>
            <CheckIcon />
            <Imei>{title}</Imei>
            <span className="waypost-ScanPanel-detail">{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
