import type { Database } from "./database.ts";

/** A stored customer. `password_hash` is salted. */
export interface Customer {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone_number: string;
  mobile_carrier: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  time_zone: string;
  time_zone_description: string;
  language: string;
  password_hash: string;
  created_at: string;
}

/** The parts of a card that are stored. */
export interface Card {
  token: string;
  customer_id: number;
  cardholder_name: string;
  brand: string;
  issuing_bank: string;
  bin: string;
  last_4: string;
  expiration_month: number;
  expiration_year: number;
}

const customerColumns = [
  "id",
  "email",
  "first_name",
  "last_name",
  "company",
  "phone_number",
  "mobile_carrier",
  "address",
  "city",
  "state",
  "zip",
  "country",
  "time_zone",
  "time_zone_description",
  "language",
  "password_hash",
  "created_at",
] as const;

const cardColumns = [
  "token",
  "customer_id",
  "cardholder_name",
  "brand",
  "issuing_bank",
  "bin",
  "last_4",
  "expiration_month",
  "expiration_year",
] as const;

export type Customers = ReturnType<typeof createCustomers>;

/** Customers and their cards. E-mail addresses are compared case-insensitively. */
export function createCustomers(database: Database) {
  const byEmail = database.prepare<Customer>("SELECT * FROM customer WHERE email = ?");
  const idByEmail = database.prepare<{ id: number }>("SELECT id FROM customer WHERE email = ?");
  const byId = database.prepare<Customer>("SELECT * FROM customer WHERE id = ?");
  const insert = database.prepare(insertion("customer", customerColumns));
  const cards = database.prepare<Card>(
    "SELECT * FROM card WHERE customer_id = ? ORDER BY expiration_year DESC, token",
  );
  const card = database.prepare<Card>(
    "SELECT * FROM card WHERE token = ? AND customer_id = ? AND bin = ? AND last_4 = ?",
  );
  const sameCard = database.prepare<Card>(
    `SELECT * FROM card WHERE customer_id = ? AND bin = ? AND last_4 = ?
     AND expiration_month = ? AND expiration_year = ?`,
  );
  const insertCard = database.prepare(insertion("card", cardColumns));

  return {
    findByEmail: (email: string) => byEmail.get(email),
    findIdByEmail: (email: string) => idByEmail.get(email)?.id,
    find: (id: number) => byId.get(id),
    /** Adds a customer. Returns the id, or undefined if the e-mail address or the id is taken. */
    add(customer: Omit<Customer, "id"> & { id?: number }): number | undefined {
      const { changes, lastInsertRowid } = insert.run(
        ...customerColumns.map((column) => customer[column] ?? null),
      );
      return changes === 1 ? lastInsertRowid : undefined;
    },
    cardsOf: (customerId: number) => cards.all(customerId),
    findCard: (wanted: Pick<Card, "token" | "customer_id" | "bin" | "last_4">) =>
      card.get(wanted.token, wanted.customer_id, wanted.bin, wanted.last_4),
    /** Stores a card unless it is already stored. Returns the token of the stored card. */
    saveCard(saved: Card): string {
      const known = sameCard.get(
        saved.customer_id,
        saved.bin,
        saved.last_4,
        saved.expiration_month,
        saved.expiration_year,
      );
      if (known) return known.token;
      insertCard.run(...cardColumns.map((column) => saved[column]));
      return saved.token;
    },
  };
}

export type CardOnFile = ReturnType<typeof createCardOnFile>;

/** The card of each customer for later billing. */
export function createCardOnFile(database: Database) {
  const find = database.prepare<Card>(
    `SELECT card.* FROM card
     LEFT JOIN card_on_file ON card_on_file.customer_id = card.customer_id AND card_token = token
     WHERE card.customer_id = ?
     ORDER BY card_token IS NULL, expiration_year DESC, token LIMIT 1`,
  );
  const replace = database.prepare(
    `INSERT INTO card_on_file (customer_id, card_token) VALUES (?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET card_token = excluded.card_token`,
  );

  return {
    /**
     * Returns the last new card. If there is none yet, returns the saved card that expires last.
     */
    find: (customerId: number) => find.get(customerId),
    replace(customerId: number, token: string): void {
      replace.run(customerId, token);
    },
  };
}

function insertion(table: string, columns: readonly string[]): string {
  const places = columns.map(() => "?").join(", ");
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) ON CONFLICT DO NOTHING`;
}
