/** A production build with the defaults of a bundler. */
export interface Row {
  readonly name: string;
  /** The package whose version is printed. */
  readonly tool: string;
  /** A folder of `apps` that is added to the page. */
  readonly app?: string;
  readonly command: string;
  /** The folder of the build. Default `dist`. */
  readonly out?: string;
}

export const ROWS: readonly Row[] = [
  { name: "Vite (Lightning CSS)", tool: "vite", command: "vite build --logLevel error" },
  {
    name: "Vite with Tailwind and its preflight",
    tool: "tailwindcss",
    app: "tailwind",
    command: "vite build --logLevel error",
  },
  { name: "Next (Turbopack)", tool: "next", app: "next", command: "next build" },
  { name: "Next (webpack)", tool: "next", app: "next", command: "next build --webpack" },
  {
    name: "webpack with css-loader and cssnano",
    tool: "webpack",
    app: "webpack",
    command: "webpack --no-stats",
  },
  {
    name: "webpack with postcss-preset-env",
    tool: "postcss-preset-env",
    app: "webpack",
    command: "webpack --no-stats --config preset-env.config.mjs",
  },
  {
    name: "Parcel",
    tool: "parcel",
    command: "parcel build index.html --no-cache --no-source-maps --log-level error",
  },
  {
    name: "Parcel for older browsers",
    tool: "parcel",
    app: "parcel-older",
    command: "parcel build index.html --no-cache --no-source-maps --log-level error",
  },
  { name: "Rspack", tool: "@rspack/core", app: "rspack", command: "rspack build" },
  { name: "Bun", tool: "bun", command: "bun build ./index.html --outdir=dist --minify" },
];
