import * as fc from "fast-check";

/** How a read ends, in virtual milliseconds: it is answered, fails, or never completes. */
interface ReadFate {
  kind: "answered" | "failed" | "never";
  after: number;
  /** If true, the reply shows the state when the request was sent, not when it was answered. */
  isOld: boolean;
}

/** How a write ends, in virtual milliseconds from its start. */
export interface WriteFate {
  /**
   * True if the server carries it out, unless it must reject it. It may do so after the connection
   * is lost.
   */
  isCarriedOut: boolean;
  workAfter: number;
  /** `told`: the server answers after its work. */
  reply: "told" | "http-400" | "lost" | "http-500" | "unreadable" | "never";
  replyAfter: number;
}

export interface Fates {
  reads: readonly ReadFate[];
  writes: readonly WriteFate[];
}

const after = fc.constantFrom(0, 5, 40, 700, 2_500);

const readFate: fc.Arbitrary<ReadFate> = fc.record({
  kind: fc.constantFrom(
    "answered",
    "answered",
    "answered",
    "answered",
    "answered",
    "failed",
    "never",
  ),
  after,
  isOld: fc.boolean(),
});

const writeFate: fc.Arbitrary<WriteFate> = fc.record({
  isCarriedOut: fc.boolean(),
  workAfter: fc.constantFrom(0, 20, 900, 20_000, 80_000),
  reply: fc.constantFrom(
    "told",
    "told",
    "told",
    "http-400",
    "lost",
    "http-500",
    "unreadable",
    "never",
  ),
  replyAfter: fc.constantFrom(0, 20, 900, 20_000, 95_000),
});

export const fates: fc.Arbitrary<Fates> = fc.record({
  reads: fc.oneof(
    { weight: 2, arbitrary: fc.constant([{ kind: "answered" as const, after: 5, isOld: false }]) },
    { weight: 1, arbitrary: fc.constant([{ kind: "answered" as const, after: 150, isOld: true }]) },
    { weight: 1, arbitrary: fc.array(readFate, { minLength: 1, maxLength: 12 }) },
  ),
  writes: fc.array(writeFate, { minLength: 1, maxLength: 4 }),
});
