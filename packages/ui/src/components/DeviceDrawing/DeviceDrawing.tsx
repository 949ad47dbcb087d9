import { classes, type Styled } from "../../classes.ts";
import { HOUSING, PLUG, TRACKER } from "./shapes.tsx";

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
