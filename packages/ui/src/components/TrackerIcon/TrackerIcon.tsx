import { useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { Drawing } from "./Drawing.tsx";

export interface TrackerIconProps extends Styled {
  /** The setting `vehicle_type`: "car", "marker", "minitruck", "bus", "minibus", "truck", or a letter. */
  type: string;
  /** The setting `vehicle_color`: the name of a colour, or the number of a lettered icon as text. */
  value: string;
  /** The name of the colour; for a picture the same as `value`. */
  colour: string;
  /** Printed beneath the picture: "A-7". */
  code?: string | undefined;
  /** Alternative text. Without it the picture is decorative. */
  label?: string | undefined;
  /** Width and height of the picture in CSS pixels. Default 40. */
  size?: number;
  /** Address of a picture to show in place of ours. Ours is shown if it cannot be loaded. */
  src?: string | undefined;
}

/**
 * The icon of a tracker on the map. It looks the same in every theme. An icon that does not exist
 * is drawn as a question mark.
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
