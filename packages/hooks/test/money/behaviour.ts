import * as fc from "fast-check";
import { later } from "./time.ts";

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

/** How the payment provider makes tokens of cards, in turn; `null` if the page sends card numbers. */
export type TokenBehaviour = readonly { isMade: boolean; after: number }[] | null;

export const tokenBehaviour: fc.Arbitrary<TokenBehaviour> = fc.option(
  fc.array(
    fc.record({
      isMade: fc.constantFrom(true, true, true, false),
      after: fc.constantFrom(0, 40, 2_500, 12_000, 40_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
);

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

/** The payment provider; `undefined` if the page sends card numbers. */
export function startProvider(tokens: TokenBehaviour): (() => Promise<string>) | undefined {
  if (tokens === null) return undefined;
  let count = 0;
  return async () => {
    const fate = tokens[count++ % tokens.length];
    await later(fate?.after ?? 0);
    if (fate?.isMade !== true) throw new Error("Your card was declined.");
    return `tok_${count}`;
  };
}
