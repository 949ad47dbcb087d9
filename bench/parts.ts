import { bundleSizes } from "./bundle-sizes.ts";
import { devicePicker } from "./device-picker.ts";
import { firstKey } from "./first-key.ts";
import { firstRoute } from "./first-route.ts";
import { GOALS } from "./goals.ts";
import { hooksSizes } from "./hooks-size.ts";
import { iconPicker } from "./icon-picker.ts";
import { instantiations } from "./instantiations.ts";
import { inPage } from "./in-page.ts";
import { sandboxThroughput } from "./sandbox-throughput.ts";
import { sdkOverhead } from "./sdk-overhead.ts";
import { sdkSize } from "./sdk-size.ts";
import { uiFigures } from "./ui-size.ts";
import { kilobytes, whole, type Figure } from "./table.ts";

async function sizes(): Promise<Figure[]> {
  const { sdk, transport } = await sdkSize();
  return [
    {
      name: "SDK as published, all exports, minified and gzipped",
      value: sdk,
      goal: { atMost: GOALS.sdkBytes },
      show: kilobytes,
    },
    { name: "  of which openapi-fetch", value: transport, show: kilobytes },
  ];
}

async function hooks(): Promise<Figure[]> {
  return (await hooksSizes()).map(({ kind, name, esbuild, vite, atMost }) => ({
    name: `Hooks, ${kind}: ${name} (${kilobytes(esbuild.bytes)} by esbuild, ${kilobytes(vite.bytes)} by Vite)`,
    value: Math.max(esbuild.bytes, vite.bytes),
    goal: { atMost },
    show: kilobytes,
  }));
}

async function types(): Promise<Figure[]> {
  const { operations, empty } = await instantiations();
  return [
    {
      name: "Type instantiations of a file with all 31 operations",
      value: operations,
      goal: { atMost: GOALS.instantiations },
      show: whole,
    },
    { name: "  an empty file (already subtracted)", value: empty, show: whole },
  ];
}

async function route(): Promise<Figure[]> {
  const { usable, later, notFetched } = await firstRoute();
  const all = [...usable, ...later];
  const sum = (chunks: typeof all) => chunks.reduce((bytes, chunk) => bytes + chunk.bytes, 0);
  const rows = (chunks: typeof all): Figure[] =>
    chunks.map(({ name, bytes }) => ({ name: `  ${name}`, value: bytes, show: kilobytes }));
  return [
    {
      name: "First route: JavaScript until the e-mail form is usable, gzipped",
      value: sum(usable),
      goal: { atMost: GOALS.firstRouteBytes },
      show: kilobytes,
    },
    ...rows(usable),
    { name: "First route: until the network is idle", value: sum(all), show: kilobytes },
    ...rows(later),
    {
      name: "Not fetched: JavaScript of other routes and steps",
      value: sum(notFetched),
      show: kilobytes,
    },
    ...rows(notFetched),
  ];
}

/** A ratio with its goal, and below it the times in milliseconds that it compares. */
function comparison(
  name: string,
  ratio: number,
  atMost: number,
  times: Readonly<Record<string, number>>,
): Figure[] {
  return [
    { name, value: ratio, goal: { atMost }, show: (value) => value.toFixed(2) },
    ...Object.entries(times).map(([what, value]): Figure => ({
      name: `  ${what}`,
      value,
      show: milliseconds,
    })),
  ];
}

async function key(): Promise<Figure[]> {
  const { portal, native, ratio, layoutShift } = await firstKey();
  return [
    ...comparison(
      "First typed key is kept, on slow 4G with a four times slower processor, relative to a page of native controls",
      ratio,
      GOALS.firstKeyRatio,
      { portal, "native controls": native },
    ),
    {
      name: "  cumulative layout shift of the portal",
      value: layoutShift,
      goal: { atMost: 0 },
      show: (value) => value.toFixed(3),
    },
  ];
}

async function speed(): Promise<Figure[]> {
  const results = await sandboxThroughput();
  return results.flatMap(({ call, sandbox, bare, ratio }): Figure[] => [
    {
      name: `Sandbox, ${call}: requests per second relative to a bare Node server`,
      value: ratio,
      goal: { atLeast: GOALS.throughputRatio },
      show: (value) => value.toFixed(2),
    },
    { name: "  sandbox, requests per second", value: sandbox, show: whole },
    { name: "  bare server, requests per second", value: bare, show: whole },
  ]);
}

async function page(): Promise<Figure[]> {
  const { bytes, first, read, write } = await inPage();
  const compared = Object.entries({
    "from opening, with SQLite loaded, to the first answer": first,
    "check of an IMEI": read,
    "purchase of a pack": write,
  });
  return [
    {
      name: "Sandbox in a page with SQLite, gzipped",
      value: bytes,
      goal: { atMost: GOALS.inPageBytes },
      show: kilobytes,
    },
    ...compared.flatMap(([name, times]): Figure[] => [
      {
        name: `Sandbox in a page, ${name}: relative to Node`,
        value: times.ratio,
        show: (value) => value.toFixed(2),
      },
      { name: "  in Chromium", value: times.page, show: milliseconds },
      { name: "  in Node", value: times.node, show: milliseconds },
    ]),
  ];
}

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

async function picker(): Promise<Figure[]> {
  const { open, filter, options } = await devicePicker();
  return [
    ...(
      [
        ["opening", open],
        ["filtering", filter],
      ] as const
    ).flatMap(([name, { few, many, ratio }]) =>
      comparison(
        `Device picker, ${name}: 10,000 devices relative to ten`,
        ratio,
        GOALS.pickerRatio[name],
        { "10,000 devices": many, "ten devices": few },
      ),
    ),
    {
      name: "Device picker: options in the document",
      value: options,
      goal: { atMost: GOALS.pickerOptions },
      show: whole,
    },
  ];
}

async function icons(): Promise<Figure[]> {
  const { few, all, ratio, icons: shown } = await iconPicker();
  return [
    ...comparison(
      "Icon picker, opening its dialog: all 411 icons relative to ten",
      ratio,
      GOALS.iconRatio,
      { "411 icons": all, "ten icons": few },
    ),
    {
      name: "Icon picker: icons in the document",
      value: shown,
      goal: { atMost: GOALS.iconsInDocument },
      show: whole,
    },
  ];
}

/** What can be measured by itself, in the order in which it is printed. */
export const PARTS = {
  "sdk-size": sizes,
  bundlers: bundleSizes,
  "hooks-size": hooks,
  "ui-size": uiFigures,
  types,
  overhead: sdkOverhead,
  "first-route": route,
  "first-key": key,
  "device-picker": picker,
  "icon-picker": icons,
  throughput: speed,
  "in-page": page,
} as const satisfies Readonly<Record<string, () => Promise<Figure[]>>>;
