import * as fc from "fast-check";

/** The result of a read, in virtual milliseconds: it is answered, fails, or never completes. */
interface ReadBehaviour {
  kind: "answered" | "failed" | "never";
  after: number;
  /** If true, the reply shows the state when the request was sent, not when it was answered. */
  isOld: boolean;
}

/** The result of a write, in virtual milliseconds from its start. */
export interface WriteBehaviour {
  /**
   * True if the server carries it out, unless it must reject it. It may do so after the connection
   * is lost.
   */
  isCarriedOut: boolean;
  workAfter: number;
  /** `answered`: the server answers after its work. */
  reply: "answered" | "http-400" | "lost" | "http-500" | "unreadable" | "never";
  replyAfter: number;
}

export interface ServerBehaviour {
  reads: readonly ReadBehaviour[];
  writes: readonly WriteBehaviour[];
}

const after = fc.constantFrom(0, 5, 40, 700, 2_500);

const readBehaviour: fc.Arbitrary<ReadBehaviour> = fc.record({
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

const writeBehaviour: fc.Arbitrary<WriteBehaviour> = fc.record({
  isCarriedOut: fc.boolean(),
  workAfter: fc.constantFrom(0, 20, 900, 20_000, 80_000),
  reply: fc.constantFrom(
    "answered",
    "answered",
    "answered",
    "http-400",
    "lost",
    "http-500",
    "unreadable",
    "never",
  ),
  replyAfter: fc.constantFrom(0, 20, 900, 20_000, 95_000),
});

export const serverBehaviour: fc.Arbitrary<ServerBehaviour> = fc.record({
  reads: fc.oneof(
    { weight: 2, arbitrary: fc.constant([{ kind: "answered" as const, after: 5, isOld: false }]) },
    { weight: 1, arbitrary: fc.constant([{ kind: "answered" as const, after: 150, isOld: true }]) },
    { weight: 1, arbitrary: fc.array(readBehaviour, { minLength: 1, maxLength: 12 }) },
  ),
  writes: fc.array(writeBehaviour, { minLength: 1, maxLength: 4 }),
});
