/**
 * The 22 documented colours. Each has its own frame for the badges. Colours of one family never
 * share a frame, so that letters are distinct without colour vision.
 */
export const PALETTE = {
  black: { fill: "#1d2127", frame: "circle" },
  blue1: { fill: "#5389ee", frame: "square" },
  blue2: { fill: "#1f55cf", frame: "hexagon" },
  blue3: { fill: "#152f73", frame: "shield" },
  bluegrey: { fill: "#5a7fa3", frame: "seal" },
  green1: { fill: "#4c9d38", frame: "pin" },
  green2: { fill: "#1a8a45", frame: "circle" },
  green3: { fill: "#0a5a34", frame: "square" },
  grey1: { fill: "#a3abb5", frame: "hexagon" },
  grey2: { fill: "#5c6066", frame: "shield" },
  orange1: { fill: "#e2690b", frame: "seal" },
  pink: { fill: "#ec5fa3", frame: "pin" },
  purple: { fill: "#7b2a99", frame: "circle" },
  red1: { fill: "#f25c54", frame: "square" },
  red2: { fill: "#c81e2c", frame: "hexagon" },
  red3: { fill: "#7c1522", frame: "shield" },
  skyblue: { fill: "#4cc1ec", frame: "seal" },
  violet: { fill: "#9468e4", frame: "pin" },
  white: { fill: "#ffffff", frame: "circle" },
  yellow1: { fill: "#ffe46b", frame: "square" },
  yellow2: { fill: "#f5bd14", frame: "hexagon" },
  yellow3: { fill: "#ad7d00", frame: "shield" },
} as const;

export type PaletteColour = keyof typeof PALETTE;

const INK = "#1c2129";
const LIGHT: ReadonlySet<string> = new Set([
  "grey1",
  "skyblue",
  "white",
  "yellow1",
  "yellow2",
] satisfies PaletteColour[]);

/** Returns the colour of a badge's silhouette: dark on light colours, white on all others. */
export const inkOn = (colour: PaletteColour): string => (LIGHT.has(colour) ? INK : "#ffffff");

export const isPaletteColour = (colour: string): colour is PaletteColour =>
  Object.hasOwn(PALETTE, colour);
