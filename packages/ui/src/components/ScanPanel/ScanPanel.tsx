import type { ReactNode, Ref } from "react";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Imei } from "../Imei/Imei.tsx";

/** A scanned IMEI. */
export interface ScannedRow {
  id: string;
  /** The scanned text. An IMEI is shown in groups. */
  title: string;
  /** The row that it was entered in: "Device 1". */
  detail: string;
}

export interface ScanPanelProps extends Styled {
  /** The ref of the video element that shows the camera's picture. */
  videoRef: Ref<HTMLVideoElement>;
  /** `starting` before the first picture, `stopped` after the last one. */
  state: "starting" | "scanning" | "stopped";
  /** An instruction or a problem. Announced when it changes. */
  message: ReactNode;
  /** True if the message is a problem. */
  isProblem?: boolean;
  /** The scanned IMEIs. New rows are announced. */
  found: readonly ScannedRow[];
  /** Default: in English. */
  labels?:
    | {
        /** The label of the picture: "Camera". */
        video?: string;
        /** The label of the rows: "Found". */
        found?: string;
      }
    | undefined;
}

/** A camera picture with a frame to aim at a bar code, and the scanned IMEIs. */
export function ScanPanel(props: ScanPanelProps) {
  const { videoRef, state, message, isProblem, found, labels } = props;
  return (
    <div className={classes("waypost-ScanPanel", props)} data-state={state}>
      <div className="waypost-ScanPanel-picture">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound */}
        <video
          ref={videoRef}
          aria-label={labels?.video ?? "Camera"}
          muted
          playsInline
          tabIndex={-1}
        />
        <span className="waypost-ScanPanel-frame" />
      </div>
      <output className="waypost-ScanPanel-message" data-problem={isProblem || undefined}>
        {message}
      </output>
      <ul
        className="waypost-ScanPanel-found"
        aria-label={labels?.found ?? "Found"}
        aria-live="polite"
      >
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
