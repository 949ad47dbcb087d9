import { Refusal } from "./call.ts";
import { addMonths } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { randomText, toBase64Url } from "./encoding.ts";

export interface Tokens {
  /** Issues a token in the form of a JWT, valid for one month. */
  readonly issue: (customerId: number) => string;
  /** Returns the token's customer. @throws Refusal (401) if it is missing, unknown or expired */
  readonly customerOf: (token: string | undefined) => number;
}

/** Protects the data of other customers. @throws Refusal (403) for another customer's token */
export function refuseOthers(customerId: number, tokenCustomerId: number): void {
  if (customerId !== tokenCustomerId)
    throw new Refusal("You do not have permission to perform this action", undefined, 403);
}

export function createTokens(database: Database, clock: Clock): Tokens {
  const insert = database.prepare(
    "INSERT INTO customer_token (token, customer_id, expires_at) VALUES (?, ?, ?)",
  );
  const find = database.prepare<{ customer_id: number; expires_at: string }>(
    "SELECT customer_id, expires_at FROM customer_token WHERE token = ?",
  );

  return {
    issue(customerId) {
      const issued = clock.now();
      const expires = addMonths(issued, 1);
      const token = [
        encodePart({ alg: "HS256", typ: "JWT" }),
        encodePart({ customer_id: customerId, iat: seconds(issued), exp: seconds(expires) }),
        randomText(32),
      ].join(".");
      insert.run(token, customerId, expires.toISOString());
      return token;
    },
    customerOf(token) {
      if (token === undefined) throw refusal("Authentication credentials were not provided");
      const row = find.get(token);
      if (!row) throw refusal("Error decoding signature");
      if (row.expires_at <= clock.now().toISOString()) throw refusal("Signature has expired");
      return row.customer_id;
    },
  };
}

function refusal(message: string): Refusal {
  return new Refusal(message, undefined, 401);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function encodePart(part: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
}
