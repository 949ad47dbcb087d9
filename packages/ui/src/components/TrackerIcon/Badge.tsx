import { FRAMES } from "./frames.ts";
import { inkOn, PALETTE, type PaletteColour } from "./palette.ts";
import { Sticker } from "./Sticker.tsx";

interface BadgeProps {
  colour: PaletteColour;
  /** A silhouette on a 256 px grid. */
  silhouette: string;
}

/** The width of the silhouette's grid in the badge. */
const SIZE = 23.5;

/** A lettered icon: a silhouette on a badge. The letter selects the colour and the frame. */
export function Badge({ colour, silhouette }: BadgeProps) {
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
