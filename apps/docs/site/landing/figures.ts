import { findRows, rowsOf } from "./tables.ts";

interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value with its unit. */
  readonly text: string;
}

interface Figure {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly note: string;
  /** The page with this figure. */
  readonly page: string;
  readonly link: string;
}

/** Reads the figures of the landing page from the pages that explain them. */
export function figuresIn(benchmarks: string, sdkComparison: string): Figure[] {
  return [
    {
      title: "Size of the client",
      bars: sizesIn(sdkComparison),
      note: "Minified and gzipped. The other two serve far larger APIs.",
      page: "project/comparison-sdk/",
      link: "SDK comparison",
    },
    {
      title: "Time of a call",
      bars: callsIn(benchmarks),
      note: "A GET, relative to a bare fetch.",
      page: "project/benchmarks/#a-call-of-the-sdk",
      link: "Benchmarks of a call",
    },
    {
      title: "First typed key",
      bars: firstKeyIn(benchmarks),
      note: "On slow 4G with a four times slower processor.",
      page: "project/benchmarks/#first-typed-key",
      link: "Benchmarks of the first key",
    },
  ];
}

function sizesIn(comparison: string): Bar[] {
  const names = rowsOf(comparison).find(([, first]) => first === "Waypost") ?? [];
  const [[, ...sizes] = []] = findRows(comparison, /^size of the client/);
  return sizes.map((text, at) => ({
    name: names[at + 1] ?? "",
    value: Number.parseFloat(text),
    text,
  }));
}

function callsIn(benchmarks: string): Bar[] {
  const label = /^e-mail check \(GET\): (.+) \(/;
  return findRows(benchmarks, label).map(([cell = "", ratio = ""]) => ({
    name: (label.exec(cell)?.[1] ?? "").replace("SDK", "Waypost"),
    value: Number.parseFloat(ratio),
    text: `${ratio} ×`,
  }));
}

function firstKeyIn(benchmarks: string): Bar[] {
  const label = /^first typed key is kept \(([\d.]+) ms and ([\d.]+) ms\)/;
  const [[cell = ""] = []] = findRows(benchmarks, label);
  const [, own = "", native = ""] = label.exec(cell) ?? [];
  return Object.entries({ Waypost: own, "native controls": native }).map(([name, text]) => ({
    name,
    value: Number(text),
    text: `${(Number(text) / 1000).toFixed(1)} s`,
  }));
}
