import { isPaletteColour, inkOn, PALETTE, type PaletteColour } from "./palette.ts";
import { Picture } from "./Picture.tsx";
import { pictureOf } from "./picture-of.ts";
import { FRAMES } from "./frames.ts";
import { Sticker } from "./Sticker.tsx";

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
export function Drawing({ type, value, colour, label, size }: DrawingProps) {
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
