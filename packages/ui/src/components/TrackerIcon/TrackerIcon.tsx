import { useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { Drawing } from "./Drawing.tsx";

export { subjectOf } from "./picture-of.ts";
export type { IconSubject } from "./picture-of.ts";
export type { VehicleType } from "./vehicles.ts";

export interface TrackerIconProps extends Styled {
  /** The setting `vehicle_type`: "car", "marker", "minitruck", "bus", "minibus", "truck", or a letter. */
  type: string;
  /** The setting `vehicle_color`: the name of a colour, or the number of a lettered icon as text. */
  value: string;
  /** The name of the colour. For a coloured icon it is the same as `value`. */
  colour: string;
  /** Shown below the icon: "A-7". */
  code?: string | undefined;
  /** The alternative text. Without it the icon is decorative. */
  label?: string | undefined;
  /** The width and height in CSS pixels. Default 40. */
  size?: number;
  /**
   * The URL of an image that replaces the built-in one. If it cannot be loaded, the built-in one
   * is shown.
   */
  src?: string | undefined;
}

/**
 * The icon of a tracker on the map. It looks the same in every theme. An unknown icon is drawn as
 * a question mark.
 */
export function TrackerIcon({
  type,
  value,
  colour,
  code,
  label,
  size = 40,
  src,
  className,
}: TrackerIconProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={classes("waypost-TrackerIcon", { className })}>
      {src === undefined || src === missing ? (
        <Drawing {...{ type, value, colour, label, size }} />
      ) : (
        <img
          src={src}
          width={size}
          height={size}
          alt={label ?? ""}
          onError={() => setMissing(src)}
        />
      )}
      {code !== undefined && (
        <span className="waypost-TrackerIcon-code waypost-numbers">{code}</span>
      )}
    </span>
  );
}
