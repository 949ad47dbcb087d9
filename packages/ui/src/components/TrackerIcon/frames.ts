import type { PALETTE } from "./palette.ts";

type FrameName = (typeof PALETTE)[keyof typeof PALETTE]["frame"];

interface Frame {
  path: string;
  /** Where the silhouette has its centre, from the top. */
  middle: number;
}

/** The shapes of the badges on a 40 px grid. */
export const FRAMES: Record<FrameName, Frame> = {
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
    path: "M14.56 5.06A6 6 0 0 1 25.44 5.06A6 6 0 0 1 33.77 12.05A6 6 0 0 1 35.66 22.76A6 6 0 0 1 30.22 32.18A6 6 0 0 1 20 35.9A6 6 0 0 1 9.78 32.18A6 6 0 0 1 4.34 22.76A6 6 0 0 1 6.23 12.05A6 6 0 0 1 14.56 5.06Z",
    middle: 20,
  },
  pin: {
    path: "M20 2.5c8.6 0 15.5 6.7 15.5 15.2 0 6.7-4.3 11.9-10.2 14.2l-4.1 5c-.6.8-1.8.8-2.4 0l-4.1-5C8.8 29.6 4.5 24.4 4.5 17.7 4.5 9.2 11.4 2.5 20 2.5z",
    middle: 17.6,
  },
};
