import { refuse } from "@waypost/adapter";
import { hash } from "node:crypto";
import { Stripe } from "stripe";

/** Currencies without a smaller unit, and with one of a thousandth, as Stripe counts. */
const WHOLE = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";
const THOUSANDTHS = "BHD JOD KWD OMR TND";

const digitsOf = (currency: string): number => {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
};

/** A price in the currency that a customer agreed to. Each `key` is charged once. */
interface Charge {
  readonly stripe: string;
  readonly price: number;
  readonly what: string;
  readonly key: string;
}

/** `currency` is an ISO 4217 code. The page talks to Stripe with the publishable key. */
type Config = Stripe.StripeConfig & { currency?: string; publishableKey?: string };

export type Payments = ReturnType<typeof createPayments>;

const DECLINED = "Card declined";

/** Throws a declined or unknown card as a refusal. Any other error leaves the outcome unknown. */
const refusing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isDeclined = error.type === "StripeCardError" || error.code === "resource_missing";
    throw isDeclined ? refuse(DECLINED, error.message) : error;
  }
};

/**
 * Payments by Stripe. The page sets a card up with a SetupIntent, for which the bank may ask the
 * customer. A PaymentIntent charges the card on file within the request of the order.
 */
export function createPayments(
  secretKey: string,
  { currency = "USD", publishableKey = "", ...config }: Config = {},
) {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, ...config });
  const unit = 10 ** digitsOf(currency);
  const cardsOnly = { allowed_payment_method_types: ["card" as const] };

  async function cardOnFile(customer: string): Promise<Stripe.PaymentMethod> {
    const found = await stripe.customers.retrieve(customer, {
      expand: ["invoice_settings.default_payment_method"],
    });
    const card = found.deleted ? null : found.invoice_settings.default_payment_method;
    if (card === null) throw refuse(DECLINED, "There is no card on file");
    return card as Stripe.PaymentMethod;
  }

  /** Finds the payment with the key of this charge, or creates it. A cancelled one is replaced. */
  async function paymentFor(order: Charge, attempt = 1): Promise<Stripe.PaymentIntent> {
    const { stripe: customer, price, what, key } = order;
    const amount = Math.round(price * unit);
    const description = what.slice(0, 500);
    const { id } = await stripe.paymentIntents.create(
      { ...cardsOnly, amount, currency: currency.toLowerCase(), customer, description },
      { idempotencyKey: hash("sha256", `${key} ${attempt}`) },
    );
    // A repeated key is answered with the first reply, which has an old status.
    const payment = await stripe.paymentIntents.retrieve(id);
    return payment.status === "canceled" ? paymentFor(order, attempt + 1) : payment;
  }

  async function charge(order: Charge): Promise<void> {
    const { id: card } = await cardOnFile(order.stripe);
    const { id, status } = await paymentFor(order);
    if (status === "succeeded") return;
    try {
      const confirmed = await refusing(() =>
        stripe.paymentIntents.confirm(id, { payment_method: card, off_session: true }),
      );
      if (confirmed.status === "requires_action")
        throw refuse(DECLINED, "The bank asks for a confirmation that cannot be given here");
      if (confirmed.status !== "succeeded") throw new Error(`The payment is ${confirmed.status}.`);
    } catch (error) {
      // Nothing was charged, whether or not the payment can be cancelled.
      if (isRefusal(error)) await stripe.paymentIntents.cancel(id).catch(() => undefined);
      throw error;
    }
  }

  return {
    currency,
    charge,
    cardOnFile,
    /** Starts the setup of a card. Nothing is charged or held by it. */
    startSetup: async () => {
      const { id, client_secret } = await stripe.setupIntents.create(cardsOnly);
      return { id, client_secret, key: publishableKey };
    },
    /** Ends a setup that no order uses. Stripe cannot cancel one that the bank has confirmed. */
    cancelSetup: async (id: string) => {
      const { status } = await stripe.setupIntents.retrieve(id);
      if (status !== "succeeded" && status !== "canceled") await stripe.setupIntents.cancel(id);
    },
    /** Returns the card of a setup. @throws a refusal if the bank has not confirmed it */
    cardOf: (setup: string): Promise<string> =>
      refusing(async () => {
        const { status, payment_method: card } = await stripe.setupIntents.retrieve(setup);
        if (status !== "succeeded") throw refuse(DECLINED, "The bank has not confirmed the card");
        return card as string;
      }),
    /** Creates a customer who pays with this card. @returns the customer's id at Stripe */
    addCustomer: (email: string, card: string) =>
      refusing(async () => {
        const pays = { payment_method: card, invoice_settings: { default_payment_method: card } };
        return (await stripe.customers.create({ email, ...pays })).id;
      }),
    addCard: (customer: string, card: string) =>
      refusing(() => stripe.paymentMethods.attach(card, { customer })),
    /** Makes one of the customer's cards the one that pays. */
    setCardOnFile: (customer: string, card: string) =>
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
    savedCards: async (customer: string) =>
      (await stripe.paymentMethods.list({ customer, type: "card" })).data,
  };
}

type Refusal = Error & { readonly error?: string };

/** True for what `refuse` returns. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === "Refusal";
