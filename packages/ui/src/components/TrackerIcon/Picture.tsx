import { PALETTE, type PaletteColour } from "./palette.ts";
import { Sticker } from "./Sticker.tsx";
import { PAINTS, type Vehicle } from "./vehicles.ts";

const TYRE = 4;
const HUB = 1.9;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

interface PictureProps {
  colour: PaletteColour;
  vehicle: Vehicle;
}

/** A coloured vehicle or marker. */
export function Picture({ colour, vehicle: { body, parts, wheels, ground } }: PictureProps) {
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
