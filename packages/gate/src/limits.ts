import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";
import { decoded } from "./paths.ts";
import { refusal, type Refusal } from "./write-request.ts";

/** A call with which somebody could guess, or fill the store with questions about keys. */
export interface Guess {
  readonly kind: "email" | "password" | "card" | "outcome";
  /** The customer, by id or e-mail address; "" for a question about keys. */
  readonly subject: string;
}

/** A number of attempts in a number of seconds. */
type Rate = Readonly<Record<"points" | "duration", number>>;

/**
 * The attempts of a client, and those of all clients about one customer. An office behind one
 * address registers many customers, so e-mail checks have more room.
 */
export const RATES: Readonly<Record<Guess["kind"], { bySubject?: Rate; byClient: Rate }>> = {
  email: { bySubject: { points: 10, duration: 60 }, byClient: { points: 300, duration: 3600 } },
  password: { bySubject: { points: 3, duration: 60 }, byClient: { points: 30, duration: 3600 } },
  card: { bySubject: { points: 3, duration: 60 }, byClient: { points: 30, duration: 3600 } },
  outcome: { byClient: { points: 600, duration: 3600 } },
};

/**
 * Attempts of a client about one customer that others cannot use up. Otherwise six addresses at a
 * steady pace would lock the customer out.
 */
export const OWN: Rate = { points: 3, duration: 24 * 60 * 60 };

/** The calls with which somebody could guess. The password's customer is in the body. */
const GUESSES: readonly (readonly [RegExp, Guess["kind"]])[] = [
  [/^\w+ \/info\/check\/email\/([^/]+)$/i, "email"],
  [/^\w+ \/auth\/customer\/cards$/i, "password"],
  [/^POST \/gate\/outcomes$/, "outcome"],
  [/^\w+ \/info\/card\/validate\/([^/]+)\/[^/]+$/i, "card"],
];

export function guessOf(method: string, path: string): Guess | null {
  for (const [pattern, kind] of GUESSES) {
    const found = pattern.exec(`${method} ${path}`);
    // `a%40b.c` and `a@b.c` are the same address.
    if (found) return { kind, subject: canonical(decoded(found[1] ?? "")) };
  }
  return null;
}

/** The network of a client. A customer of a provider may have a whole /48 of IPv6 addresses. */
export function networkOf(client: string): string {
  if (!isIPv6(client)) return client;
  // The URL has the shortest form: `::ffff:192.0.2.7` is `[::ffff:c000:207]`.
  const address = new URL(`http://[${client.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [high, low] = (/^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [])
    .slice(1)
    .map((group) => Number.parseInt(group, 16));
  if (high !== undefined && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const zeros = ":0".repeat(9 - address.split(":").length);
  const groups = address.replace("::", `${zeros}:`).split(":", 3);
  return `${groups.map((group) => group || "0").join(":")}::/48`;
}

const limiter = (rate: Rate) => new RateLimiterMemory(rate);

/** Creates the limits of guesses, in memory. Nothing else is limited. */
export function createLimits() {
  const limiters = new Map(
    Object.entries(RATES).map(([kind, { bySubject, byClient }]) => [
      kind,
      {
        byClient: limiter(byClient),
        own: limiter(OWN),
        bySubject: bySubject && limiter(bySubject),
      },
    ]),
  );

  /** Counts a guess. Returns the refusal if there were too many. */
  return async ({ kind, subject }: Guess, client: string): Promise<Refusal | null> => {
    const { bySubject, byClient, own } = limiters.get(kind) ?? {};
    const network = networkOf(client);
    try {
      await byClient?.consume(network);
      const isOwn = await own?.consume(`${network} ${subject}`).catch(() => null);
      await bySubject?.consume(subject).catch((error: unknown) => {
        if (!isOwn) throw error;
      });
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const headers = { "Retry-After": String(seconds) };
      return refusal("limited", "Too many attempts. Please try again later.", headers);
    }
  };
}
