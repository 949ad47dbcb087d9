import { DatabaseSync } from "node:sqlite";

/** Who has which plan until when. */
export interface Subscription {
  readonly imei: string;
  readonly customer: number;
  readonly plan: string;
  /** The last paid day, such as `2026-12-28`. */
  readonly until: string;
  readonly status: "active" | "cancelled";
}

/** A customer, by the id at Traccar, with the account at Stripe. */
export interface Payer {
  readonly customer: number;
  readonly email: string;
  readonly name: string;
  readonly stripe: string;
}

const TABLES = `
CREATE TABLE IF NOT EXISTS payers (
  customer INTEGER PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL, stripe TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS subscriptions (
  imei TEXT PRIMARY KEY, customer INTEGER NOT NULL, plan TEXT NOT NULL, until TEXT NOT NULL,
  status TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS packs (
  customer INTEGER NOT NULL, pack TEXT NOT NULL, renews INTEGER NOT NULL, bought TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, customer INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS spent (token TEXT PRIMARY KEY) STRICT;`;

export type Store = ReturnType<typeof openStore>;

/** Opens the file with the subscriptions. */
export function openStore(file: string) {
  const database = new DatabaseSync(file);
  database.exec(TABLES);
  const all = <Row>(sql: string, ...values: (string | number)[]) =>
    database.prepare(sql).all(...values) as unknown as Row[];
  const run = (sql: string, ...values: (string | number)[]) =>
    void database.prepare(sql).run(...values);
  return {
    payer: (customer: number) => all<Payer>("SELECT * FROM payers WHERE customer = ?", customer)[0],
    savePayer: ({ customer, email, name, stripe }: Payer) =>
      run("INSERT INTO payers VALUES (?, ?, ?, ?)", customer, email, name, stripe),
    subscription: (imei: string) =>
      all<Subscription>("SELECT * FROM subscriptions WHERE imei = ?", imei)[0],
    subscriptions: (status: Subscription["status"]) =>
      all<Subscription>("SELECT * FROM subscriptions WHERE status = ? ORDER BY imei", status),
    save: ({ imei, customer, plan, until, status }: Subscription) =>
      run("REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?)", imei, customer, plan, until, status),
    addPack: (customer: number, pack: string, renews: boolean, day: string) =>
      run("INSERT INTO packs VALUES (?, ?, ?, ?)", customer, pack, Number(renews), day),
    addToken: (token: string, customer: number) =>
      run("INSERT INTO tokens VALUES (?, ?)", token, customer),
    customerOf: (token: string) =>
      all<{ customer: number }>("SELECT customer FROM tokens WHERE token = ?", token)[0]?.customer,
    /** Marks the token of a card as used or cancelled. @returns false if it already was */
    spend: (token: string) =>
      database.prepare("INSERT OR IGNORE INTO spent VALUES (?)").run(token).changes > 0,
    close: () => database.close(),
  };
}
