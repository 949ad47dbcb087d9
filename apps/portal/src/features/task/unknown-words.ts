import type { PlainCode, TaskFlow, TaskShape } from "@waypost/hooks/flows";

interface Words {
  readonly title: PlainCode;
  /** No call can look up the outcome of the request. */
  readonly noRead: PlainCode;
  /** The last look-up did not find the outcome either. */
  readonly settled: PlainCode;
}

const WORDS = {
  charges: { title: "unknown.title", noRead: "unknown.noRead", settled: "unknown.settled" },
  irreversible: {
    title: "unknown.title.irreversible",
    noRead: "unknown.noRead.irreversible",
    settled: "unknown.settled.irreversible",
  },
  harmless: {
    title: "unknown.title.harmless",
    noRead: "unknown.noRead.harmless",
    settled: "unknown.settled.harmless",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The texts of an unknown outcome, by what sending the same request again would do. */
export const unknownWords = <Shape extends TaskShape>({ repeat }: TaskFlow<Shape>["task"]): Words =>
  WORDS[repeat ?? "charges"];
