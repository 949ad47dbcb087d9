import { useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { isPaletteColour, inkOn, PALETTE, type PaletteColour } from "./palette.ts";
import { pictureOf } from "./picture-of.ts";
import { PAINTS, type Vehicle } from "./vehicles.ts";

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

type FrameName = (typeof PALETTE)[keyof typeof PALETTE]["frame"];

interface Frame {
  path: string;
  /** The centre of the silhouette, measured from the top. */
  middle: number;
}

/** The shapes of the badges on a 40 px grid. */
const FRAMES: Record<FrameName, Frame> = {
  circle: { path: "M20 2.8a17.2 17.2 0 1 1 0 34.4 17.2 17.2 0 0 1 0-34.4z", middle: 20 },
  square: {
    path: "M12.5 3.8h15a8.7 8.7 0 0 1 8.7 8.7v15a8.7 8.7 0 0 1-8.7 8.7h-15a8.7 8.7 0 0 1-8.7-8.7v-15a8.7 8.7 0 0 1 8.7-8.7z",
    middle: 20,
  },
  hexagon: {
    path: "M16.1 3.65Q20 1.4 23.9 3.65L32.21 8.45Q36.11 10.7 36.11 15.2L36.11 24.8Q36.11 29.3 32.21 31.55L23.9 36.35Q20 38.6 16.1 36.35L7.79 31.55Q3.89 29.3 3.89 24.8L3.89 15.2Q3.89 10.7 7.79 8.45Z",
    middle: 20,
  },
  shield: {
    path: "M18.7 3c.8-.5 1.8-.5 2.6 0 3.4 2 7.7 3.1 12.3 3.4 1.2.1 2.2 1.1 2.2 2.4v9.4c0 8.8-5.4 15.1-14.8 18.9-.6.2-1.4.2-2 0C9.6 33.3 4.2 27 4.2 18.2V8.8c0-1.3 1-2.3 2.2-2.4C11 6.1 15.3 5 18.7 3z",
    middle: 18.5,
  },
  seal: {
    path: "M15.76 4.16A5.4 5.4 0 0 1 24.24 4.16A5.4 5.4 0 0 1 31.6 8.4A5.4 5.4 0 0 1 35.84 15.76A5.4 5.4 0 0 1 35.84 24.24A5.4 5.4 0 0 1 31.6 31.6A5.4 5.4 0 0 1 24.24 35.84A5.4 5.4 0 0 1 15.76 35.84A5.4 5.4 0 0 1 8.4 31.6A5.4 5.4 0 0 1 4.16 24.24A5.4 5.4 0 0 1 4.16 15.76A5.4 5.4 0 0 1 8.4 8.4A5.4 5.4 0 0 1 15.76 4.16Z",
    middle: 20,
  },
  pin: {
    path: "M20 2.5c8.6 0 15.5 6.7 15.5 15.2 0 6.7-4.3 11.9-10.2 14.2l-4.1 5c-.6.8-1.8.8-2.4 0l-4.1-5C8.8 29.6 4.5 24.4 4.5 17.7 4.5 9.2 11.4 2.5 20 2.5z",
    middle: 17.6,
  },
};

const TYRE = 4;
const HUB = 1.9;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

interface PictureProps {
  colour: PaletteColour;
  vehicle: Vehicle;
}

/** A coloured vehicle or marker. */
function Picture({ colour, vehicle: { body, parts, wheels, ground } }: PictureProps) {
  const tyres = wheels.map((x) => circle(x, ground, TYRE)).join("");
  const hubs = wheels.map((x) => circle(x, ground, HUB)).join("");
  return (
    <>
      <Sticker outline={body + tyres} />
      <path
        d={body}
        fill={PALETTE[colour].fill}
        stroke="#1c2129"
        strokeOpacity={0.42}
        strokeWidth={0.7}
      />
      {parts.map(([paint, path]) => (
        <path key={path} d={path} fill={PAINTS[paint]} />
      ))}
      <path d={tyres} fill={PAINTS.tyre} />
      <path d={hubs} fill={PAINTS.hub} />
    </>
  );
}

interface BadgeProps {
  colour: PaletteColour;
  /** A silhouette on a 256 px grid. */
  silhouette: string;
}

/** The width of the silhouette's grid in the badge. */
const SIZE = 23.5;

/** A lettered icon: a silhouette on a badge. The letter selects the colour and the frame. */
function Badge({ colour, silhouette }: BadgeProps) {
  const { fill, frame } = PALETTE[colour];
  const { path, middle } = FRAMES[frame];
  return (
    <>
      <Sticker outline={path} />
      <path d={path} fill={fill} />
      <path
        d={silhouette}
        fill={inkOn(colour)}
        fillRule="evenodd"
        transform={`translate(${20 - SIZE / 2} ${middle - SIZE / 2}) scale(${SIZE / 256})`}
      />
    </>
  );
}

interface DrawingProps {
  type: string;
  value: string;
  colour: string;
  label: string | undefined;
  size: number;
}

/** The built-in image of an icon. It has no CSS, so that it can also be saved as a file. */
function Drawing({ type, value, colour, label, size }: DrawingProps) {
  const picture = isPaletteColour(colour) ? pictureOf(type, value) : null;
  return (
    <svg
      viewBox="-0.7 -0.7 41.4 41.4"
      width={size}
      height={size}
      focusable="false"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {picture === null || !isPaletteColour(colour) ? (
        <Unknown />
      ) : "vehicle" in picture ? (
        <Picture colour={colour} vehicle={picture.vehicle} />
      ) : (
        <Badge colour={colour} silhouette={picture.silhouette} />
      )}
    </svg>
  );
}

function Unknown() {
  return (
    <g fill="none" stroke="#7b838d" strokeWidth={2} strokeLinecap="round">
      <circle cx="20" cy="20" r="16" strokeDasharray="4 4.4" />
      <path d="M16 16a4 4 0 1 1 5.8 3.5c-1.300.7-1.800 1.400-1.800 2.700M20 26.500v.1" />
    </g>
  );
}

/** A white edge with a fine grey line, so that an icon is distinct on light and dark maps. */
function Sticker({ outline }: { outline: string }) {
  return (
    <g strokeLinejoin="round">
      <path d={outline} fill="none" stroke="#1c2129" strokeOpacity={0.4} strokeWidth={4} />
      <path d={outline} fill="#ffffff" stroke="#ffffff" strokeWidth={3} />
    </g>
  );
}
