import { ok, refused } from "./call.ts";
import type { Call, CallInput, Reply } from "./call.ts";
import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Card, Customers } from "./database/customers.ts";
import type { Devices } from "./database/devices.ts";
import type { Enrol } from "./enrolment.ts";
import { effectOf, inUseMessage, terminatedMessage } from "./magic-values.ts";
import { hashPassword, isPassword } from "./password.ts";
import { refusalReply } from "./refusal.ts";
import { readCredentials, readRegistration } from "./registration-payload.ts";

interface Parts {
  customers: Customers;
  devices: Devices;
  enrol: Enrol;
  clock: Clock;
}

/** The calls that check customers and devices, and register devices on paid plans. */
export function registration({ customers, devices, enrol, clock }: Parts): Call[] {
  async function register({ body }: CallInput, operation: string): Promise<Reply> {
    const magic = effectOf("registration", emailOf(body));
    if (magic?.kind === "reply") return magic;
    try {
      const payload = readRegistration(body, clock);
      const passwordHash =
        payload.kind === "new-customer" ? await hashPassword(payload.account.password) : "";
      return ok(enrol(payload, passwordHash, operation));
    } catch (error) {
      return refusalReply(error, "Registration failed");
    }
  }

  return [
    {
      operation: "checkEmail",
      method: "GET",
      path: "/info/check/email/{email}",
      answer({ params: { email = "" } }) {
        const magic = effectOf("e-mail check", email);
        if (magic?.kind === "reply") return magic;
        const id = customers.findIdByEmail(email);
        return id === undefined
          ? ok({ message: "User Not Found" })
          : ok({ message: "User Already Exist", user: { customer_id: id } });
      },
    },
    {
      operation: "customerCards",
      method: "POST",
      path: "/auth/customer/cards",
      async answer({ body }) {
        try {
          const { customer_id, password } = readCredentials(body);
          const customer = customers.find(customer_id);
          const isRight = await isPassword(password, customer?.password_hash);
          if (!customer || !isRight) return refused(200, "Invalid password");
          const cards = customers.cardsOf(customer.id);
          return ok({ status: true, cards: cards.map((card) => savedCard(card, clock.now())) });
        } catch (error) {
          return refusalReply(error, "Cards cannot be shown");
        }
      },
    },
    {
      operation: "checkImei",
      method: "GET",
      path: "/info/imei_validation/{imei}",
      answer({ params: { imei = "" } }) {
        const magic = effectOf("IMEI check", imei);
        if (magic?.kind === "reply") return magic;
        const device = devices.find(imei);
        if (!device) return refused(404, "IMEI not found");
        if (device.terminated) return refused(400, terminatedMessage);
        if (device.subscribed) return refused(400, inUseMessage);
        const { model, category } = device;
        return ok({ message: "Valid IMEI", details: { model, category } });
      },
    },
    ...Object.entries({ register: "/auth/register", registerCharge: "/auth/register/charge" }).map(
      ([operation, path]): Call => ({
        operation,
        method: "POST",
        path,
        answer: (input) => register(input, operation),
      }),
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

function emailOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("email" in body)) return "";
  return typeof body.email === "string" ? body.email : "";
}
