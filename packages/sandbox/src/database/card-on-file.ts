import type { Card } from "./customers.ts";
import type { Database } from "./database.ts";

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
