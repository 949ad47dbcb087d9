import { openSqliteStore, startGate, type Store } from "../index.ts";

// A gate that kills its own process at one point of the next write:
// node crashing-gate.ts <upstream> <store> <point>

const [upstream = "", file = "", point = ""] = process.argv.slice(2);
const store = openSqliteStore(file);

function crashAt(name: string): void {
  if (name === point) process.kill(process.pid, "SIGKILL");
}

/** Calls the method of the store, and crashes before or after it. */
const crashing =
  <Args extends unknown[], Result>(name: string, method: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    crashAt(`before ${name}`);
    const result = await method(...args);
    crashAt(`after ${name}`);
    return result;
  };

const wrapped: Store = {
  ...store,
  inLanes: (lanes, waitMs, work) =>
    store.inLanes(lanes, waitMs, (orders) =>
      work({
        ...orders,
        claim: crashing("the row", orders.claim),
        settle: crashing("the reply is stored", orders.settle),
      }),
    ),
};
const gate = await startGate({ upstream: new URL(upstream), port: 0, store: wrapped });
process.stderr.write(`The gate listens on ${gate.url}\n`);
