import { HOUSING, PLUG, TRACKER } from "./shapes.tsx";

/** A tracker or a plug for the diagnostics socket; null while it is not known which. */
export type DeviceKind = "gps" | "obd" | null;

export interface DeviceDrawingProps {
  kind: DeviceKind;
  /**
   * `unknown` is an outline, `known` is drawn in, `active` has its lamp lit and sends.
   * Default `known`.
   */
  state?: "unknown" | "known" | "active";
}

const SHAPES = { gps: TRACKER, obd: PLUG };

/** A device, 48 px high, beside words that say the same: hidden from screen readers. */
export function DeviceDrawing({ kind, state = "known" }: DeviceDrawingProps) {
  const { outline, details, lamp } = kind === null ? HOUSING : SHAPES[kind];
  return (
    <svg
      className="wp-DeviceDrawing"
      data-state={state}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <g className="wp-DeviceDrawing-outline">{outline}</g>
      <g className="wp-DeviceDrawing-known">
        {outline}
        {details}
        <circle className="wp-DeviceDrawing-socket" {...lamp} r="1.6" />
      </g>
      <g className="wp-DeviceDrawing-active">
        <path d="M16.8 3.9a10.8 10.8 0 0 1 14.4 0M20.4 6.4a5.4 5.4 0 0 1 7.2 0" />
        <circle className="wp-DeviceDrawing-glow" {...lamp} r="4.2" />
        <circle className="wp-DeviceDrawing-lamp" {...lamp} r="1.9" />
      </g>
    </svg>
  );
}
