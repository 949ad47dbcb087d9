import { classes, type Styled } from "../../classes.ts";
import type { ReactElement } from "react";

/** A device on a 48 px grid in three layers: outline, details and lamp. */
interface DeviceShape {
  outline: ReactElement;
  details: ReactElement;
  lamp: { cx: number; cy: number };
}

/** A tracker from the front: a housing with a map pin and a lamp. */
const TRACKER: DeviceShape = {
  outline: <rect x="9.5" y="9.5" width="29" height="34.5" rx="8" />,
  details: (
    <path
      className="waypost-DeviceDrawing-mark"
      d="M24 38.2c-4.9-5-7.3-8.8-7.3-11.9a7.3 7.3 0 0 1 14.6 0c0 3.1-2.4 6.9-7.3 11.9zM26.2 26.4a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z"
    />
  ),
  lamp: { cx: 32.8, cy: 15.2 },
};

/** A plug for a car's diagnostics socket: the trapezoid face with two rows of pins. */
const PLUG: DeviceShape = {
  outline: (
    <path d="M6.6 11h34.8a4 4 0 0 1 3.9 5l-5.3 22a4 4 0 0 1-3.9 3H11.9A4 4 0 0 1 8 38L2.7 16a4 4 0 0 1 3.9-5z" />
  ),
  details: (
    <>
      <path
        className="waypost-DeviceDrawing-mark"
        d="M12 20h24a2 2 0 0 1 2 2.4l-2.6 11.1a2 2 0 0 1-2 1.5H14.6a2 2 0 0 1-2-1.5L10 22.4a2 2 0 0 1 2-2.4z"
      />
      <path
        className="waypost-DeviceDrawing-pins"
        d="M14.6 25h.01M19.3 25h.01M24 25h.01M28.7 25h.01M33.4 25h.01M16.8 30.2h.01M21.6 30.2h.01M26.4 30.2h.01M31.2 30.2h.01"
      />
    </>
  ),
  lamp: { cx: 39.6, cy: 15.6 },
};

/** A plain housing, for a device of unknown kind. */
const HOUSING: DeviceShape = {
  ...TRACKER,
  details: <path d="M17 37h14M17 31.5h14" />,
};

/** A GPS tracker or an OBD plug; null while the kind is unknown. */
export type DeviceKind = "gps" | "obd" | null;

export interface DeviceDrawingProps extends Styled {
  kind: DeviceKind;
  /**
   * `unknown` is a dashed outline, `known` is a complete drawing, `active` adds a lit lamp and
   * radio waves. Default `known`.
   */
  state?: "unknown" | "known" | "active";
}

const SHAPES = { gps: TRACKER, obd: PLUG };

/** A drawing of a device, 48 px high. It is decorative: the adjacent text says the same. */
export function DeviceDrawing({ kind, state = "known", className }: DeviceDrawingProps) {
  const { outline, details, lamp } = kind === null ? HOUSING : SHAPES[kind];
  return (
    <svg
      className={classes("waypost-DeviceDrawing", { className })}
      data-state={state}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <g className="waypost-DeviceDrawing-outline">{outline}</g>
      <g className="waypost-DeviceDrawing-known">
        {outline}
        {details}
        <circle className="waypost-DeviceDrawing-socket" {...lamp} r="1.6" />
      </g>
      <g className="waypost-DeviceDrawing-active">
        <path d="M16.8 3.9a10.8 10.8 0 0 1 14.4 0M20.4 6.4a5.4 5.4 0 0 1 7.2 0" />
        <circle className="waypost-DeviceDrawing-glow" {...lamp} r="4.2" />
        <circle className="waypost-DeviceDrawing-lamp" {...lamp} r="1.9" />
      </g>
    </svg>
  );
}
