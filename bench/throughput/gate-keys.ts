import { openSqliteStore } from "../../packages/gate/src/store/sqlite.ts";

const BATCH = 2000;
const MANY = 100_000;
const [file = "", count = "0"] = process.argv.slice(2);

// Only what the gate stores for each key, without its HTTP server.
const store = openSqliteStore(file);
let before = 0;
for (let first = 0; first < Number(count); first += BATCH) {
  if (first === MANY) before = process.memoryUsage().rss;
  const keys = Array.from({ length: BATCH }, (_, index) => `${"0".repeat(56)}${first + index}`);
  await Promise.all(
    keys.map((keyHash) =>
      store.inLanes([keyHash], 1000, (orders) =>
        orders.claim({
          keyHash,
          request: "0".repeat(64),
          operation: "buySmsPack",
          owner: keyHash,
          subjects: ["pack:sms_250"],
          consents: null,
        }),
      ),
    ),
  );
}
process.send?.(process.memoryUsage().rss - before);
