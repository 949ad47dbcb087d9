/** The paints of the parts. `shade` and `shine` are transparent over the vehicle's own colour. */
export const PAINTS = {
  shade: "#00000038",
  shine: "#ffffff4d",
  glass: "#bddff1",
  frame: "#3a424d",
  tyre: "#20252c",
  hub: "#c9d1da",
  lamp: "#ffd24a",
  tail: "#e5483d",
  plain: "#ffffff",
} as const;

export interface Vehicle {
  /** The parts in the vehicle's colour, seen from its right side on a 40 px grid. */
  body: string;
  /** The parts on the body, from back to front. */
  parts: readonly (readonly [paint: keyof typeof PAINTS, path: string])[];
  /** The centres of the wheels, from the left and from the top. */
  wheels: readonly number[];
  ground: number;
}

/** The six types of coloured icons. */
export const VEHICLES = {
  car: {
    body: "M4.6 27.5c-1.2 0-2.1-.9-2.1-2.1v-3c0-1.7 1-3 2.7-3.3l4-.8 3.7-5.2c1-1.4 2.3-2.1 4-2.1h5.7c1.6 0 3 .6 4.1 1.8l4.7 5.3 3.7.9c1.7.4 2.9 1.9 2.9 3.7v2.7c0 1.2-.9 2.1-2.1 2.1z",
    parts: [
      ["shade", "M2.5 23.6h35.5v1.8c0 1.2-.9 2.1-2.1 2.1H4.6c-1.2 0-2.1-.9-2.1-2.1z"],
      [
        "glass",
        "M12.3 18.2 15 14.4c.5-.7 1.1-1 1.9-1h2.5v4.8zM21 13.4h1.8c.9 0 1.7.4 2.3 1l3.3 3.8H21z",
      ],
      ["lamp", "M38 20.6c-1.7-.2-2.7.3-2.9 1.6H38z"],
      ["tail", "M2.5 20.6h1.3c.7 0 1 .3 1 .9v.9H2.5z"],
      ["frame", "M22 19.9h2.2v.9H22z"],
    ],
    wheels: [10.8, 29.6],
    ground: 27.5,
  },
  marker: {
    body: "M20 37.5C12.3 29 8 22.4 8 16a12 12 0 0 1 24 0c0 6.4-4.3 13-12 21.5z",
    parts: [
      ["shade", "M20 4v33.5C27.7 29 32 22.4 32 16A12 12 0 0 0 20 4z"],
      ["shade", "M20 9.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4z"],
      ["plain", "M20 10.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z"],
    ],
    wheels: [],
    ground: 0,
  },
  minitruck: {
    body: "M3.5 17.5h17.3v-6.3c0-1 .7-1.7 1.7-1.7h5.8c1.1 0 2 .5 2.6 1.4l3.6 5.9 2 .9c1 .5 1.6 1.4 1.6 2.5v5.3c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2V19c0-.8.7-1.5 1.5-1.5z",
    parts: [
      ["shade", "M2 23.6h36.1v1.9c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2z"],
      ["shade", "M5 19.5h1.6v3H5zM8.6 19.5h1.6v3H8.6zM12.2 19.5h1.6v3h-1.6zM15.8 19.5h1.6v3h-1.6z"],
      ["glass", "M22.8 11.5h5.3c.5 0 1 .3 1.3.7l2.7 4.6h-9.3z"],
      ["lamp", "M38.1 20.2c-1.6 0-2.5.5-2.6 1.7h2.6z"],
      ["tail", "M2 20h1.3v2.6H2z"],
      ["frame", "M23 18.7h2v.9h-2z"],
    ],
    wheels: [10.3, 30],
    ground: 27.5,
  },
  bus: {
    body: "M4.5 7.5h30.3c1.5 0 2.8 1.1 3 2.6l.7 6.4v10.5c0 1.1-.9 2-2 2h-33c-1.1 0-2-.9-2-2V10.5c0-1.7 1.3-3 3-3z",
    parts: [
      ["shade", "M1.5 24h37v3c0 1.1-.9 2-2 2h-33c-1.1 0-2-.9-2-2z"],
      ["shine", "M1.5 20h37v1.3h-37z"],
      [
        "glass",
        "M4 11h5.2v6.2H4zM10.4 11h5.2v6.2h-5.2zM16.8 11H22v6.2h-5.2zM23.2 11h5.2v6.2h-5.2zM33.8 11h1c.5 0 .8.3.9.7l.8 5.5h-2.7z",
      ],
      ["glass", "M29.6 11h3v13h-3z"],
      ["lamp", "M38.5 22.2c-1.2 0-1.9.6-1.9 1.7h1.9z"],
      ["tail", "M1.5 21.9h1.2v2.4H1.5z"],
    ],
    wheels: [10, 27],
    ground: 29,
  },
  minibus: {
    body: "M5 10h19.5c1.5 0 2.9.7 3.8 1.9l4.4 5.7 3.2 1.1c1.2.4 2 1.5 2 2.8v4.5c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2V13c0-1.7 1.3-3 3-3z",
    parts: [
      ["shade", "M2 24h35.9v2c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2z"],
      [
        "glass",
        "M4.5 12.8h5.4v5H4.5zM11.3 12.8h5.4v5h-5.4zM18.1 12.8h3.6v5h-3.6zM23.2 12.8h1.4c.8 0 1.5.3 1.9.9l3.2 4.1h-6.5z",
      ],
      ["lamp", "M37.9 21c-1.6 0-2.6.5-2.8 1.7h2.8z"],
      ["tail", "M2 20h1.3v3H2z"],
      ["frame", "M22.8 19.4h2v.9h-2zM17 11v13h-.5V11z"],
    ],
    wheels: [10.3, 29.5],
    ground: 28,
  },
  truck: {
    body: "M3 6.5h21c.8 0 1.5.7 1.5 1.5v17H1.5V8c0-.8.7-1.5 1.5-1.5zM27 11.5h5.2c1 0 1.9.5 2.5 1.4l3.4 5.4c.3.5.4 1 .4 1.6v6.6c0 1.1-.9 2-2 2H27z",
    parts: [
      ["frame", "M1.5 25H27v3.5H1.5z"],
      ["shade", "M27 24h11.5v2.5c0 1.1-.9 2-2 2H27z"],
      [
        "shine",
        "M4 9h1.4v13.5H4zM8.3 9h1.4v13.5H8.3zM12.6 9H14v13.5h-1.4zM16.9 9h1.4v13.5h-1.4zM21.2 9h1.4v13.5h-1.4z",
      ],
      ["glass", "M29 13.7h3c.4 0 .8.2 1 .6l2.7 4.5H29z"],
      ["lamp", "M38.5 21.5c-1.3 0-2 .5-2 1.7h2z"],
      ["tail", "M1.5 25h1.2v2H1.5z"],
    ],
    wheels: [7.2, 15.6, 32],
    ground: 28.5,
  },
} as const satisfies Record<string, Vehicle>;

/** A type of vehicle. */
export type VehicleType = keyof typeof VEHICLES;
