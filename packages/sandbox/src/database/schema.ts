import type { Database } from "./database.ts";

/**
 * The migrations, one for each version of the schema, oldest first. Never edit a published one. Add
 * a new one instead, so that files of older sandboxes can still be opened.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE country (id INTEGER PRIMARY KEY, country_name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE state (
    id INTEGER PRIMARY KEY,
    country_id INTEGER NOT NULL REFERENCES country (id),
    state_name TEXT NOT NULL,
    UNIQUE (country_id, state_name)
  ) STRICT;
  CREATE TABLE time_zone (
    id INTEGER PRIMARY KEY, time_zone TEXT NOT NULL UNIQUE, description TEXT NOT NULL
  ) STRICT;
  CREATE TABLE mobile_provider (
    id INTEGER PRIMARY KEY, mobile_provider_name TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE app_conf (key TEXT PRIMARY KEY, key_value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE service_plan (
    position INTEGER PRIMARY KEY,
    service_plan_id TEXT NOT NULL UNIQUE,
    service_plan_name TEXT NOT NULL,
    email_content TEXT NOT NULL,
    price REAL NOT NULL CHECK (price >= 0),
    duration INTEGER NOT NULL CHECK (duration > 0),
    plan_description TEXT NOT NULL,
    category TEXT NOT NULL CHECK (category IN ('gps', 'obd', 'sms_pack', 'eta_pack')),
    rules TEXT
  ) STRICT;
  CREATE TABLE device (
    imei TEXT PRIMARY KEY,
    iccid TEXT NOT NULL UNIQUE,
    model TEXT NOT NULL,
    category TEXT NOT NULL CHECK (category IN ('gps', 'obd'))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    company TEXT NOT NULL,
    phone_number TEXT NOT NULL,
    mobile_carrier TEXT NOT NULL,
    address TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    zip TEXT NOT NULL,
    country TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    time_zone_description TEXT NOT NULL,
    language TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE customer_token (
    token TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE card (
    token TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    cardholder_name TEXT NOT NULL,
    brand TEXT NOT NULL,
    issuing_bank TEXT NOT NULL,
    bin TEXT NOT NULL CHECK (length(bin) = 6),
    last_4 TEXT NOT NULL CHECK (length(last_4) = 4),
    expiration_month INTEGER NOT NULL CHECK (expiration_month BETWEEN 1 AND 12),
    expiration_year INTEGER NOT NULL,
    UNIQUE (customer_id, bin, last_4, expiration_month, expiration_year)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE subscription (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    imei TEXT NOT NULL UNIQUE REFERENCES device (imei),
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    device_name TEXT NOT NULL,
    service_plan_id TEXT NOT NULL REFERENCES service_plan (service_plan_id),
    card_token TEXT NOT NULL REFERENCES card (token),
    uom TEXT NOT NULL CHECK (uom IN ('KMH', 'MPH')),
    start_date TEXT NOT NULL,
    next_billing_date TEXT NOT NULL
  ) STRICT;
  CREATE INDEX subscription_by_customer ON subscription (customer_id);
  CREATE TABLE device_settings (
    imei TEXT PRIMARY KEY REFERENCES subscription (imei), settings TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO sqlite_sequence (name, seq) VALUES ('customer', 1000), ('subscription', 500000);
  `,
  `
  CREATE TABLE charge (
    id INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    operation TEXT NOT NULL,
    subject TEXT NOT NULL,
    amount REAL NOT NULL CHECK (amount >= 0)
  ) STRICT;
  CREATE TABLE pack_purchase (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    service_plan_id TEXT NOT NULL REFERENCES service_plan (service_plan_id),
    auto_renewal INTEGER NOT NULL CHECK (auto_renewal IN (0, 1)),
    bought_at TEXT NOT NULL
  ) STRICT;
  `,
  // The row of a cancelled subscription stays, because it has the device's name and former plan.
  "ALTER TABLE subscription ADD COLUMN cancelled_on TEXT",
  // A dormant or terminated subscription is a cancelled one with an additional date.
  `
  ALTER TABLE subscription ADD COLUMN dormant_until TEXT;
  ALTER TABLE subscription ADD COLUMN terminated_on TEXT;
  CREATE TABLE card_on_file (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id),
    card_token TEXT NOT NULL REFERENCES card (token)
  ) STRICT;
  CREATE TABLE plan_change (
    id INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    imei TEXT NOT NULL REFERENCES device (imei),
    from_plan_id TEXT NOT NULL REFERENCES service_plan (service_plan_id),
    to_plan_id TEXT NOT NULL REFERENCES service_plan (service_plan_id)
  ) STRICT;
  `,
  `
  CREATE TABLE account_change (
    id INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    operation TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  `,
];

/** Tables in an order that never violates a foreign key when deleting: children before parents. */
const tables = [
  "charge",
  "pack_purchase",
  "plan_change",
  "account_change",
  "card_on_file",
  "device_settings",
  "subscription",
  "card",
  "customer_token",
  "customer",
  "device",
  "service_plan",
  "app_conf",
  "mobile_provider",
  "time_zone",
  "state",
  "country",
] as const;

/**
 * Migrates a database to the newest version of the schema.
 *
 * @throws when the file was written by a newer sandbox than this one.
 */
export function migrate(database: Database): void {
  database.transaction(() => {
    const version =
      database.prepare<{ user_version: number }>("PRAGMA user_version").get()?.user_version ?? 0;
    if (version > migrations.length)
      throw new Error(
        `The database has schema version ${version}, this sandbox knows only ${migrations.length}. Use a newer sandbox or another file.`,
      );
    for (const sql of migrations.slice(version)) database.execute(sql);
    database.execute(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Deletes every row and restarts the numbering of customers and subscriptions. */
export function empty(database: Database): void {
  for (const table of tables) database.execute(`DELETE FROM ${table}`);
  database.execute("UPDATE sqlite_sequence SET seq = 1000 WHERE name = 'customer'");
  database.execute("UPDATE sqlite_sequence SET seq = 500000 WHERE name = 'subscription'");
}
