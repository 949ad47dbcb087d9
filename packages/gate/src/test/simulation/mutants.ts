/** A mistake that the simulation has to find. */
export interface Mutant {
  readonly name: string;
  /** The file below `src`. */
  readonly file: string;
  /** A text that the file has once, and what replaces it. */
  readonly text: string;
  readonly replacement: string;
  /** The reason why it changes no answer, if it does not. */
  readonly harmless: string | undefined;
}

const WRITE = "write.ts";
const STORE = "store/sql-store.ts";
const DOUBTS = "store/doubts.ts";

type Line = readonly [
  name: string,
  file: string,
  text: string,
  replacement: string,
  harmless?: string,
];

const LINES: readonly Line[] = [
  [
    "no lane of the subjects",
    WRITE,
    "return [...own, ...subjects.map((subject) => `order ${whose} ${subject}`)];",
    "return whose === '' && subjects.length < 0 ? [] : own;",
  ],
  [
    "timeouts count as not arrived",
    "forward.ts",
    "ForwardError(error as Error, isConnected,",
    "ForwardError(error as Error, isConnected && !signal.aborted,",
  ],
  [
    "a sent row in a free lane never arrived",
    STORE,
    'if (row) return { ...row, state: "in-doubt", outcome: "in-doubt" };',
    "if (row) return null;",
  ],
  [
    "pending does not count",
    "repeats.ts",
    'outcome !== "refused")',
    'outcome !== "refused" && outcome !== "pending")',
  ],
  [
    "claim on any connection",
    STORE,
    'claim: (row) => inLane(claim(row), "durable")',
    'claim: (row) => run(claim(row), "durable")',
  ],
  [
    "no second look-up",
    WRITE,
    "const found = await orders.find(keyHash);",
    "const found = null as Row | null;",
  ],
  [
    "row read before the lane",
    WRITE,
    "return await store.inLanes(lanesOf(request), wait, (orders) =>\n        order ? answerOrder(write, { ...order, orders }) : forward(write, null),",
    `let early = order && (await store.inLanes([], 0, ({ find }) => find(order.keyHash)));
      let isFirst = true;
      const find = async (orders: Orders, hash: string) => {
        if (!isFirst) return orders.find(hash);
        isFirst = false;
        return early;
      };
      return await store.inLanes(lanesOf(request), wait, (orders) =>
        order
          ? answerOrder(write, { ...order, orders: { ...orders, find: (hash) => find(orders, hash) } })
          : forward(write, null),`,
  ],
  [
    "no lane of the key",
    WRITE,
    "const own = key === null ? [] : [laneOfKey(hashOfKey(key))];",
    "const own: string[] = [];",
  ],
  [
    "a taken key is not noticed",
    STORE,
    'if (added.length === 0) throw new Error("The key has a row.");',
    "",
    "no answer changes: only who holds the lane of the key can insert its row, also a tombstone, and the claim fails with the connection of the lane",
  ],
  [
    "release of any state",
    STORE,
    "WHERE key_hash = $1 AND state = 'sent'\"",
    'WHERE key_hash = $1"',
  ],
  [
    "settle over a finding",
    STORE,
    "const contradicts = \"state = 'done' AND outcome <> $2\";",
    "const contradicts = \"state = 'never' AND outcome <> $2\";",
  ],
  ["some for every", "lanes.ts", "one.names.every(", "one.names.some("],
  [
    "a link is not claimed",
    STORE,
    "if (link !== undefined && !(yield* claimLink(link, keyHash))) return false;",
    "",
  ],
  [
    "a refused order uses its link up",
    STORE,
    "w.key_hash = links.key_hash AND coalesce(w.outcome, '') <> 'refused'",
    "w.key_hash = links.key_hash",
  ],
  [
    "rows are purged with their replies",
    STORE,
    "DELETE FROM writes WHERE ${older(ROW_KEPT_MS)}",
    "DELETE FROM writes WHERE ${older(REPLY_KEPT_MS)}",
  ],
  [
    "recent subjects are purged",
    STORE,
    "DELETE FROM ${table} WHERE ${older(ROW_KEPT_MS)}",
    "DELETE FROM ${table} WHERE ${older(30_000)}",
  ],
  [
    "a finding does not wait for the vendor",
    DOUBTS,
    'if (row.state === "sent" && row.leftMs > 0)',
    "if (row.leftMs > Number.MAX_VALUE)",
  ],
  [
    "an order on its way is in doubt",
    DOUBTS,
    'if (row.state !== "sent" || (yield* isFree(row.keyHash))) found.push(row);',
    "if (row.state !== '' || (yield* isFree(row.keyHash))) found.push(row);",
  ],
  ["a reply is stored once or never", WRITE, "const STORE_TRIES = 14;", "const STORE_TRIES = 1;"],
  ["the time of an order is that of its claim", STORE, "if (row) yield* end(keyHash);", ""],
];

export const MUTANTS: readonly Mutant[] = LINES.map(
  ([name, file, text, replacement, harmless]) => ({ name, file, text, replacement, harmless }),
);
