import { CURRENCY_HEADER, stringifyExact } from "@waypost/sdk/pure";

/** Pages of any origin may call without credentials. */
const CROSS_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `Retry-After, X-Request-Id, ${CURRENCY_HEADER}`,
};

/** Creates a reply. Without `maxAge`, in seconds, no cache may store it. */
export function json(
  status: number,
  body: unknown,
  { maxAge = 0, allow }: { maxAge?: number; allow?: string } = {},
): Response {
  const headers = new Headers({
    ...CROSS_ORIGIN,
    "Content-Type": "application/json",
    "Cache-Control": maxAge > 0 ? `public, max-age=${maxAge}` : "no-store",
    ...(allow !== undefined && { Allow: allow }),
  });
  return new Response(stringifyExact(body), { status, headers });
}

/** A refusal in the shape of the API. */
export const refusal = (status: number, message: string, error?: string): Response =>
  json(status, { status: false, message, ...(error !== undefined && { error }) });

/** The reply to a CORS preflight request. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...CROSS_ORIGIN,
      "Access-Control-Allow-Methods": "GET, POST, PUT",
      // A star does not cover Authorization.
      "Access-Control-Allow-Headers": "Authorization, Content-Type, *",
      "Access-Control-Max-Age": "600",
    },
  });

const BODY_LIMIT = 1_000_000;

/** Reads the body as text. Returns undefined if it has more than 1 MB. */
export async function readText({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > BODY_LIMIT) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A refusal that a function returns or throws. Nothing has changed. */
export class Refusal extends Error {
  /** The exact reason, or undefined. */
  readonly error: string | undefined;

  constructor(message: string, error?: string) {
    super(message);
    this.name = "Refusal";
    this.error = error;
  }
}

/**
 * Creates the refusal of a call, to be returned or thrown. The customer sees `message : error`.
 *
 * @param message the reason, for the customer
 * @param error the exact reason, such as `Insufficient funds`
 */
export const refuse = (message: string, error?: string): Refusal => new Refusal(message, error);
