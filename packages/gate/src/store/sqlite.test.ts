import { copyFileSync, existsSync, linkSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { agingSql, testStores } from "../test/store-tests.ts";
import { execIn, temporaryFolder } from "../test/test-gate.ts";
import { fingerprint } from "./seal.ts";
import { openSqliteStore } from "./sqlite.ts";
import { StoreError } from "./store.ts";

const DAY = 24 * 60 * 60 * 1000;

const newFile = async () => join(await temporaryFolder(), "gate.sqlite");

testStores("SQLite", async () => {
  const file = await newFile();
  const age = async (milliseconds: number) => execIn(file, agingSql(milliseconds));
  return { store: openSqliteStore(file), age };
});

test.each([-400 * DAY, 40 * DAY])(
  "a start with a clock that is %i ms off deletes nothing",
  async (step) => {
    const file = await newFile();
    const row = { keyHash: "a", request: "", operation: "", owner: "", subjects: [] };
    const first = openSqliteStore(file);
    await first.inLanes(["a"], 0, (orders) => orders.claim({ ...row, consents: null }));
    await first.close();
    onTestFinished(() => void vi.useRealTimers());
    for (const off of [step, 0, step]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
      const store = openSqliteStore(file);
      expect(await store.purge()).toBe(0);
      expect(await store.outcomes([{ keyHash: "a", ageMs: 0 }])).toMatchObject([
        { state: "in-doubt" },
      ]);
      await store.close();
      vi.useRealTimers();
    }
  },
);

test("a store whose file was removed claims nothing, and is not ready", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  await expect(store.check()).resolves.toBeUndefined();
  rmSync(file);
  await expect(store.check()).rejects.toThrow("was removed");
  new DatabaseSync(file).close();
  await expect(store.outcomes([{ keyHash: "a", ageMs: 0 }])).rejects.toThrow("was removed");
});

test("after a restored backup, a key that may have been lost is in doubt, and has no row", async () => {
  const file = await newFile();
  const row = { request: "", operation: "", owner: "", subjects: [], consents: null };
  const open = () => openSqliteStore(file);
  const claim = (store: ReturnType<typeof open>, keyHash: string) =>
    store.inLanes([keyHash], 0, (orders) => orders.claim({ ...row, keyHash }));
  let store = open();
  await claim(store, "kept");
  await store.close();
  execIn(file, agingSql(40 * DAY));
  copyFileSync(file, `${file}-backup`);
  store = open();
  await claim(store, "lost");
  await store.close();
  copyFileSync(`${file}-backup`, file);
  store = open();
  onTestFinished(() => store.close());
  const ask = async (keyHash: string, ageMs: number | null) =>
    (await store.outcomes([{ keyHash, ageMs }]))[0];
  const outcomes = await Promise.all([ask("lost", 5000), ask("lost", null), ask("new", 0)]);
  expect(outcomes).toEqual(["in-doubt", "in-doubt", null]);
  expect(await ask("kept", 5000)).toMatchObject({ state: "in-doubt" });
  expect(await ask("old", 3 * DAY)).toBe(null);
  expect(await store.inLanes([], 0, ({ find }) => find("lost"))).toBe(null);
});

/** The other names of a file, and how they are made. */
const ALIASES: Readonly<Record<string, (file: string) => string>> = {
  "its own name": (file) => file,
  "a symbolic link": (file) => {
    symlinkSync(file, `${file}-link`);
    return `${file}-link`;
  },
  "a link to a link": (file) => {
    symlinkSync(file, `${file}-one`);
    symlinkSync(`${file}-one`, `${file}-two`);
    return `${file}-two`;
  },
  "the link of its folder": (file) => {
    symlinkSync(dirname(file), `${dirname(file)}-link`);
    onTestFinished(() => rmSync(`${dirname(file)}-link`));
    return join(`${dirname(file)}-link`, basename(file));
  },
  "a hard link": (file) => {
    linkSync(file, `${file}-hard`);
    return `${file}-hard`;
  },
};

test.each(Object.entries(ALIASES))(
  "a second gate cannot open the store by %s",
  async (kind, alias) => {
    const file = await newFile();
    const store = openSqliteStore(file);
    onTestFinished(() => store.close());
    const name = alias(file);
    expect(() => openSqliteStore(name)).toThrow(StoreError);
    // SQLite itself cannot open a hard link beside the first name.
    const beside = openSqliteStore(kind === "a hard link" ? file : name, { isBeside: true });
    expect(await beside.doubts({})).toEqual([]);
    await beside.close();
  },
);

const claimIn = (store: ReturnType<typeof openSqliteStore>, keyHash: string) =>
  store.inLanes([keyHash], 0, (orders) =>
    orders.claim({ keyHash, request: "", operation: "", owner: "", subjects: [], consents: null }),
  );

test("a gate whose lock file was removed locks again", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  rmSync(`${file}-lock`);
  expect(await claimIn(store, "a")).toBe(true);
  expect(() => openSqliteStore(file)).toThrow("in use");
});

test("a gate claims nothing if another one has locked the file after its lock was removed", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  rmSync(`${file}-lock`);
  const other = openSqliteStore(file);
  onTestFinished(() => other.close());
  await expect(claimIn(store, "a")).rejects.toThrow("locked");
  await expect(store.check()).rejects.toThrow("locked");
  expect(await claimIn(other, "a")).toBe(true);
});

test("while nothing can be written, finished keys are answered, and it is not ready", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  const row = { request: "", operation: "", owner: "", subjects: [], consents: null };
  await store.inLanes(["a"], 0, async (orders) => {
    await orders.claim({ ...row, keyHash: "a" });
    await orders.settle("a", { outcome: "accepted", httpStatus: 200, sealed: new Uint8Array() });
  });
  execIn(file, agingSql(40 * DAY));
  const locking = new DatabaseSync(file);
  onTestFinished(() => locking.close());
  const stop = ["INSERT", "UPDATE"].flatMap((event) =>
    ["writes", "clock"].map(
      (table) =>
        `CREATE TRIGGER ${table}_${event} BEFORE ${event} ON ${table}
         BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
    ),
  );
  for (const sql of stop) locking.exec(sql);
  const keys = Array.from({ length: 19 }, (_, index) => `unknown ${index}`);
  const ask = (...hashes: string[]) =>
    store.outcomes(hashes.map((keyHash) => ({ keyHash, ageMs: 0 })));
  const [known, ...unknown] = await ask("a", ...keys);
  expect(known).toMatchObject({ state: "done", outcome: "accepted" });
  expect(new Set(unknown)).toEqual(new Set(["in-doubt"]));
  await expect(ask(...keys)).rejects.toThrow("disk full");
  for (let probe = 0; probe < 3; probe += 1) await expect(store.check()).rejects.toThrow("full");
});

test("a check writes once in five seconds, whatever the number of probes", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  execIn(file, "CREATE TABLE probes (at)");
  execIn(
    file,
    `CREATE TRIGGER probe AFTER INSERT ON clock WHEN NEW.name = 'checked'
     BEGIN INSERT INTO probes VALUES (NEW.at); END;
     CREATE TRIGGER again AFTER UPDATE ON clock WHEN NEW.name = 'checked'
     BEGIN INSERT INTO probes VALUES (NEW.at); END`,
  );
  await Promise.all(Array.from({ length: 50 }, () => store.check()));
  const read = new DatabaseSync(file);
  onTestFinished(() => read.close());
  expect(read.prepare("SELECT count(*) AS count FROM probes").get()).toEqual({ count: 1 });
});

test("a store in memory has no files", async () => {
  const store = openSqliteStore(":memory:");
  await store.check();
  await store.close();
  expect([":memory:", ":memory:-lock"].filter((name) => existsSync(name))).toEqual([]);
});

const of = (body: unknown, key = "key") => fingerprint(key, "POST", "/path", body);

test("a fingerprint depends on everything but security codes, passwords and the order", () => {
  const body = { card: { number: "1", cvv: "2" }, password: "3", list: [1, 2] };
  expect(of({ list: [1, 2], password: "other", card: { cvv: "x", number: "1" } })).toBe(of(body));
  expect(of({ ...body, list: [2, 1] })).not.toBe(of(body));
  expect(of({ ...body, card: { number: "2" } })).not.toBe(of(body));
  expect(of(body, "other")).not.toBe(of(body));
});
