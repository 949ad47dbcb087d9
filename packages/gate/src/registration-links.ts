import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";
import type { Answer } from "./answer.ts";
import { ACCESS } from "./headers.ts";
import { signLink, type LinkClaims } from "./link.ts";
import { imeisIn, type Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import { contentOf, storedOutcome } from "./stored-reply.ts";
import { writeKindOf } from "./write-kind.ts";

/** The links that replies bring are in force for a day, in seconds. */
const LIFE = 24 * 60 * 60;

type Json = Readonly<Record<string, unknown>>;
const jsonOf = (value: unknown): Json => Object(value) as Json;

/**
 * True if the vendor says that the e-mail address of a new customer's payload is unknown. Asked
 * before the registration is forwarded, because its reply names the customer in any case.
 */
export async function isNewCustomer(body: object, { emails }: Named, read: ReadJson) {
  const { email, password } = jsonOf(body);
  const address = canonical(email);
  if (address === "" || typeof password !== "string" || password === "") return false;
  // A repeated field, or another spelling, could be somebody else's address to the vendor.
  if (emails.some((one) => one !== address)) return false;
  const checks = [...new Set([String(email), address])].map(async (one) => {
    const reply = jsonOf(await read(`/info/check/email/${encodeURIComponent(one)}`));
    return reply["message"] === "User Not Found" && jsonOf(reply["user"])["customer_id"] == null;
  });
  return (await Promise.all(checks).catch(() => [false])).every(Boolean);
}

/** Adds the link of a customer or of devices to a reply. */
export const withLink = (
  reply: Answer,
  claims: Omit<LinkClaims, "expires">,
  key: string,
): Answer => {
  const expires = Math.floor(Date.now() / 1000) + LIFE;
  return { ...reply, headers: [...reply.headers, [ACCESS, signLink({ ...claims, expires }, key)]] };
};

const contentOfAnswer = ({ status, headers, body }: Answer) => {
  const bytes = Buffer.from(body).toString("latin1");
  return jsonOf(contentOf({ status, headers, bytes }));
};

/** True if the reply to a write or to the question for saved cards is an acceptance. */
const isAccepted = (operation: string, { status, headers, body }: Answer): boolean =>
  storedOutcome(writeKindOf(operation), {
    status,
    headers: headers.flat(),
    body: Buffer.from(body),
  }) === "accepted";

/** Adds a link to the reply to a registration: for the customer it created, or for its devices. */
export function linkOfRegistration(reply: Answer, { imeis }: Named, isNew: boolean, key: string) {
  if (!isAccepted("register", reply)) return reply;
  const { details, subscription } = contentOfAnswer(reply);
  const customer = canonical(jsonOf(details)["customer_id"]);
  if (isNew && customer !== "") return withLink(reply, { customer }, key);
  const registered = imeisIn(subscription).filter((imei) => imeis.includes(imei));
  return registered.length === 0 ? reply : withLink(reply, { imei: registered.join(",") }, key);
}

/** Adds a link for the customer whose password was right to the reply with the saved cards. */
export function linkOfPassword(reply: Answer, { customers }: Named, key: string): Answer {
  const [customer = "", ...others] = new Set(customers);
  const isKnown = customer !== "" && others.length === 0;
  return isKnown && isAccepted("cards", reply) ? withLink(reply, { customer }, key) : reply;
}
