import type { CardsRequest } from "@waypost/sdk";
import { createCall, ok, refused, type Call, type CallInput, type Reply } from "./call.ts";
import { isExpired, type Clock } from "./clock.ts";
import type { Card, Customers } from "./database/customers.ts";
import type { Devices } from "./database/devices.ts";
import type { Enrol, Registration } from "./enrolment.ts";
import { effectOf, inUseMessage, terminatedMessage } from "./magic-values.ts";
import { documented, fitBody, PayloadProblem, readBody, toCustomerId } from "./payload.ts";
import { fromBase64Url, toBase64Url } from "./encoding.ts";

const scheme = "pbkdf2-sha256";
const iterations = 100_000;
const saltBytes = 16;
const hashBytes = 32;

/** Returns the salted hash to store, as `scheme$iterations$salt$hash`. */
async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await derive(password, salt, iterations);
  return [scheme, iterations, toBase64Url(salt), toBase64Url(hash)].join("$");
}

/** A hash without a known password. */
const dummyHash = [scheme, iterations, "A".repeat(22), "A".repeat(43)].join("$");

/**
 * True if the password matches the hash. Without a hash, the result is false after the same time,
 * so that the duration does not reveal which customers exist.
 */
async function isPassword(password: string, stored = dummyHash): Promise<boolean> {
  const [, rounds = "", salt = "", expected = ""] = stored.split("$");
  const hash = await derive(password, fromBase64Url(salt), Number(rounds));
  return equalInConstantTime(hash, fromBase64Url(expected));
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBytes * 8));
}

function equalInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}

interface Parts {
  customers: Customers;
  devices: Devices;
  enrol: Enrol;
  clock: Clock;
  anyPhone: boolean;
}

/** The calls that check customers and devices, and register devices on paid plans. */
export function registration({ customers, devices, enrol, clock, anyPhone }: Parts): Call[] {
  async function register({ body }: CallInput, operation: string): Promise<Reply> {
    const magic = effectOf("registration", emailOf(body));
    if (magic?.kind === "reply") return magic;
    const payload = readBody<Registration>(operation, body, clock) as Registration;
    refuseBadEmail(payload);
    if (!anyPhone && !/^\d{10}$/.test(payload.phone_number ?? "0000000000"))
      throw new PayloadProblem("phone_number has the wrong form");
    const { password } = payload;
    const passwordHash = password === undefined ? "" : await hashPassword(password);
    return ok(enrol(payload, passwordHash, operation));
  }

  async function showCards({ body }: CallInput): Promise<Reply> {
    const schema = documented.get("customerCards")?.payload;
    const { customer_id, password } = fitBody(schema, body) as CardsRequest;
    const customer = customers.find(toCustomerId(customer_id));
    const isRight = await isPassword(password, customer?.password_hash);
    if (!customer || !isRight) return refused(200, "Invalid password");
    const cards = customers.cardsOf(customer.id);
    return ok({ status: true, cards: cards.map((card) => savedCard(card, clock.now())) });
  }

  return [
    createCall("checkEmail", ({ params: { email = "" } }) => {
      const magic = effectOf("e-mail check", email);
      if (magic?.kind === "reply") return magic;
      const id = customers.findIdByEmail(email);
      return id === undefined
        ? ok({ message: "User Not Found" })
        : ok({ message: "User Already Exist", user: { customer_id: id } });
    }),
    createCall("customerCards", showCards, "Cards cannot be shown"),
    createCall("checkImei", ({ params: { imei = "" } }) => {
      const magic = effectOf("IMEI check", imei);
      if (magic?.kind === "reply") return magic;
      const device = devices.find(imei);
      if (!device) return refused(404, "IMEI not found");
      if (device.terminated) return refused(400, terminatedMessage);
      if (device.subscribed) return refused(400, inUseMessage);
      const { model, category } = device;
      return ok({ message: "Valid IMEI", details: { model, category } });
    }),
    ...["register", "registerCharge"].map((operation) =>
      createCall(operation, (input) => register(input, operation), "Registration failed"),
    ),
  ];
}

function savedCard(card: Card, now: Date) {
  const { token, issuing_bank, bin, last_4, brand } = card;
  return {
    token,
    issuing_bank,
    expiration_month: String(card.expiration_month).padStart(2, "0"),
    expiration_year: String(card.expiration_year),
    expired: isExpired({ month: card.expiration_month, year: card.expiration_year }, now),
    image_url: `https://images.example.com/cards/${brand}.png`,
    bin,
    last_4,
  };
}

function refuseBadEmail({ email, comfirm_email = email }: Registration): void {
  if (!/^\S+@\S+$/.test(email)) throw new PayloadProblem("email must be an e-mail address");
  if (comfirm_email !== email) throw new PayloadProblem("comfirm_email differs from email");
}

function emailOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("email" in body)) return "";
  return typeof body.email === "string" ? body.email : "";
}
