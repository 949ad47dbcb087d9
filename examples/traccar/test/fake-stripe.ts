import type { Stripe } from "stripe";
import { describedCalls } from "./described-calls.ts";

type Method = Pick<
  Stripe.PaymentMethod,
  "id" | "object" | "type" | "customer" | "metadata" | "created" | "livemode"
> & {
  readonly card: Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "exp_month" | "exp_year">;
};
type Setup = Pick<
  Stripe.SetupIntent,
  "id" | "object" | "client_secret" | "payment_method" | "status" | "usage"
>;
type Payment = Pick<
  Stripe.PaymentIntent,
  "id" | "object" | "amount" | "currency" | "customer" | "description" | "status"
>;
interface Customer {
  readonly id: string;
  readonly object: "customer";
  readonly email: string;
  readonly invoice_settings: { readonly default_payment_method: string | null };
}

/** Test numbers of Stripe, by what happens to their cards. */
export const NUMBERS = {
  works: "4242424242424242",
  /** Declined when it is set up. */
  declined: "4000000000000002",
  /** Declined when it is charged. */
  declinedLater: "4000000000000341",
  /** The bank asks when it is set up, and no more. */
  asks: "4000002500003155",
  /** The bank asks for each payment. */
  alwaysAsks: "4000002760003184",
} as const;

/** An answer that Stripe gives instead of an object. */
class Failure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    [this.status, this.code] = [status, code];
  }
}

const missing = (id: string | undefined) => new Failure(404, "resource_missing", `No such ${id}`);

const decline = (code: string, message: string) => new Failure(402, code, message);

function change<Row extends object>(
  rows: Map<string, Row>,
  id: string,
  changes: Partial<Row>,
): Row {
  const row = rows.get(id);
  if (row === undefined) throw missing(id);
  const changed = { ...row, ...changes };
  rows.set(id, changed);
  return changed;
}
function cancel<Row extends Setup | Payment>(rows: Map<string, Row>, id: string): Row {
  const { status, object } = change(rows, id, {});
  if (status === "succeeded" || status === "canceled")
    throw new Failure(400, `${object}_unexpected_state`, `It is ${status}.`);
  return change(rows, id, { status: "canceled" } as Partial<Row>);
}

/** The values of a form. `a[b]` is a field of an object. */
function fieldsOf(form: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== "");
    let place = fields;
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[keys.at(-1) ?? ""] = value;
  }
  return fields;
}

/** Stripe in memory. Requests and replies that its schema does not allow throw. */
export function fakeStripe() {
  const describe = describedCalls("stripe-schema.json", /\b(?:cus|pm|seti|pi)_\w+/);
  const customers = new Map<string, Customer>();
  const methods = new Map<string, Method>();
  const numbers = new Map<string, string>();
  const setups = new Map<string, Setup>();
  const payments = new Map<string, Payment>();
  const replies = new Map<string, { readonly form: string; readonly reply: unknown }>();
  let lastId = 0;
  const newId = (kind: string) => `${kind}_${++lastId}`;

  const numberOf = (method: string) => numbers.get(method) ?? "";

  function attach(id: string, customer: string): Method {
    const owner = methods.get(id)?.customer ?? customer;
    if (owner !== customer)
      throw new Failure(400, "payment_method_unexpected_state", "It belongs to another customer.");
    return change(methods, id, { customer });
  }

  function confirmSetup(id: string, method: string, secret: string): Setup {
    const setup = change(setups, id, {});
    if (setup.client_secret !== secret) throw missing(id);
    if (setup.status !== "requires_payment_method")
      throw new Failure(400, "setup_intent_unexpected_state", `It is ${setup.status}.`);
    const number = numberOf(method);
    if (number === NUMBERS.declined) throw decline("card_declined", "Your card was declined.");
    const asks = number === NUMBERS.asks || number === NUMBERS.alwaysAsks;
    const status = asks ? "requires_action" : "succeeded";
    return change(setups, id, { payment_method: method, status });
  }

  function confirmPayment(id: string, method: string): Payment {
    const { status, customer } = change(payments, id, {});
    if (status !== "requires_payment_method")
      throw new Failure(400, "payment_intent_unexpected_state", `It is ${status}.`);
    if (methods.get(method)?.customer !== customer)
      throw new Failure(400, "payment_method_unexpected_state", "It belongs to nobody.");
    const number = numberOf(method);
    if (number === NUMBERS.declinedLater) throw decline("card_declined", "Your card was declined.");
    if (number === NUMBERS.alwaysAsks)
      throw decline("authentication_required", "This transaction requires authentication.");
    return change(payments, id, { status: "succeeded" });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the schema has checked the fields
  function answer(name: string, id: string, query: URLSearchParams, body: any): unknown {
    switch (name) {
      case "POST /customers": {
        const { payment_method: method, ...fields } = body;
        const customer = { id: newId("cus"), object: "customer", ...fields };
        customers.set(customer.id, customer);
        attach(method, customer.id);
        return customer;
      }
      case "GET /customers/{id}": {
        const customer = change(customers, id, {});
        const { default_payment_method: card } = customer.invoice_settings;
        const isExpanded = query.get("expand[0]") === "invoice_settings.default_payment_method";
        const shown = isExpanded && card !== null ? methods.get(card) : card;
        return { ...customer, invoice_settings: { default_payment_method: shown } };
      }
      case "POST /customers/{id}":
        return change(customers, id, body);
      case "POST /payment_methods": {
        const { number, exp_month: month, exp_year: year } = body.card;
        const method: Method = {
          id: newId("pm"),
          object: "payment_method",
          type: "card",
          card: {
            brand: number.startsWith("4") ? "visa" : "mastercard",
            last4: number.slice(-4),
            exp_month: Number(month),
            exp_year: Number(year),
          },
          customer: null,
          metadata: body.metadata ?? {},
          created: 0,
          livemode: false,
        };
        methods.set(method.id, method);
        numbers.set(method.id, number);
        return method;
      }
      case "GET /payment_methods": {
        const data = [...methods.values()].filter((one) => one.customer === query.get("customer"));
        return { object: "list", data, has_more: false, url: "/v1/payment_methods" };
      }
      case "POST /payment_methods/{id}/attach":
        return attach(id, body.customer);
      case "POST /setup_intents": {
        const setupId = newId("seti");
        const setup: Setup = {
          id: setupId,
          object: "setup_intent",
          client_secret: `${setupId}_secret_${crypto.randomUUID()}`,
          payment_method: null,
          status: "requires_payment_method",
          usage: "off_session",
        };
        setups.set(setup.id, setup);
        return setup;
      }
      case "GET /setup_intents/{id}":
        return change(setups, id, {});
      case "POST /setup_intents/{id}/confirm":
        return confirmSetup(id, body.payment_method, body.client_secret);
      case "POST /setup_intents/{id}/cancel":
        return cancel(setups, id);
      case "POST /payment_intents": {
        const { amount, currency, customer, description } = body;
        const payment: Payment = {
          id: newId("pi"),
          object: "payment_intent",
          amount: Number(amount),
          currency,
          customer,
          description,
          status: "requires_payment_method",
        };
        payments.set(payment.id, payment);
        return payment;
      }
      case "GET /payment_intents/{id}":
        return change(payments, id, {});
      case "POST /payment_intents/{id}/confirm":
        return confirmPayment(id, body.payment_method);
      case "POST /payment_intents/{id}/cancel":
        return cancel(payments, id);
      default:
        throw new Error(`The schema has no ${name}.`);
    }
  }

  /** Answers a repeated key with the first reply, as Stripe does. */
  function answerOnce(key: string | null, form: string, first: () => unknown): unknown {
    const known = key === null ? undefined : replies.get(key);
    if (known && known.form !== form)
      throw new Failure(400, "idempotency_key_in_use", "This key had other parameters.");
    const reply = known?.reply ?? first();
    if (key !== null) replies.set(key, { form, reply });
    return reply;
  }

  const handle = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace("/v1", "");
    const form = await request.text();
    const body = fieldsOf(new URLSearchParams(form));
    const { name, checkReply } = describe(request.method, path, searchParams, body);
    const id = path.split("/")[2] ?? "";
    try {
      const key = request.headers.get("Idempotency-Key");
      const reply = answerOnce(key, form, () => answer(name, id, searchParams, body));
      checkReply(reply);
      return Response.json(structuredClone(reply));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { status, code, message } = error;
      const type = status === 402 ? "card_error" : "invalid_request_error";
      return Response.json({ error: { type, code, message } }, { status });
    }
  };
  const send: typeof fetch = (input, init) => handle(new Request(input, init));

  return {
    send,
    handle,
    setups,
    payments,
    /** Ends the bank's question about a setup. */
    answerBank: (setup: string, isConfirmed: boolean) =>
      change(
        setups,
        setup,
        isConfirmed
          ? { status: "succeeded" }
          : { status: "requires_payment_method", payment_method: null },
      ),
    /** The amounts that were charged, in the smallest unit. */
    charged: () =>
      [...payments.values()]
        .filter(({ status }) => status === "succeeded")
        .map(({ amount }) => amount)
        .toSorted((one, other) => one - other),
  };
}

export type FakeStripe = ReturnType<typeof fakeStripe>;
