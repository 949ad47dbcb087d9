import type { ReactElement } from "react";

/** A device on a 48 px grid in three layers: outline, details and lamp. */
interface DeviceShape {
  outline: ReactElement;
  details: ReactElement;
  lamp: { cx: number; cy: number };
}

/** A tracker from the front: a housing with a map pin and a lamp. */
export const TRACKER: DeviceShape = {
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
export const PLUG: DeviceShape = {
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
export const HOUSING: DeviceShape = {
  ...TRACKER,
  details: <path d="M17 37h14M17 31.5h14" />,
};
