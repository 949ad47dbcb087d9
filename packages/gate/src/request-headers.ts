import type { IncomingHttpHeaders } from "node:http";
import { readConsents } from "./consents.ts";
import type { Refusal, WriteRequest } from "./write-request.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Reads a key: a version 4 UUID, as a structured string or without quotes. Null if it is not one. */
export function readKey(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const key = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .toLowerCase();
  return UUID.test(key) ? key : null;
}

type OwnHeaders = Pick<WriteRequest, "key" | "repeatOf" | "agreed" | "consents">;

const bad = (message: string): Refusal => ({ code: "bad-key", status: 400, message });

/** Reads the headers of a write that are for the gate. */
export function readOwnHeaders(headers: IncomingHttpHeaders): OwnHeaders | Refusal {
  const { "idempotency-key": keyText, "repeat-of": repeats, "agreed-total": total } = headers;
  const consents = readConsents(headers["consent"]);
  if (consents === undefined)
    return {
      code: "bad-consent",
      status: 400,
      message: "Consent must be a list of at most 8 kB in base64url. Nothing was sent.",
    };
  const key = readKey(keyText);
  if (keyText !== undefined && key === null)
    return bad("The Idempotency-Key must be a version 4 UUID.");
  const repeatOf = typeof repeats === "string" ? repeats.split(",").map(readKey) : [];
  if (repeatOf.includes(null)) return bad("Repeat-Of must list version 4 UUIDs.");
  const agreed = /^(\d{1,7}\.\d{2})(;unverified)?$/.exec(typeof total === "string" ? total : "");
  if (total !== undefined && !agreed) return bad("Agreed-Total must be an amount such as 59.85.");
  return {
    key,
    consents,
    repeatOf: repeatOf.filter((one) => one !== null),
    agreed: agreed && { total: Number(agreed[1]), isUnverified: agreed[2] !== undefined },
  };
}
