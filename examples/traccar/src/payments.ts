import { refuse } from "@waypost/adapter";
import { Stripe } from "stripe";

/** An amount in cents that a customer agreed to. Stripe charges each `key` once. */
interface Charge {
  readonly stripe: string;
  readonly cents: number;
  readonly what: string;
  readonly key: string;
}

export type Payments = ReturnType<typeof createPayments>;

const refusing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw refuse("Card declined", error.message);
    throw error;
  }
};

/**
 * Payments by Stripe's Charges API: a customer with a card, and charges on that card. A declined
 * card is thrown as a refusal; any other error leaves the outcome unknown.
 */
export function createPayments(secretKey: string, config: Stripe.StripeConfig = {}) {
  // The version of the API that has tokens as sources.
  const version = { apiVersion: "2020-08-27" } as unknown as Stripe.StripeConfig;
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, ...version, ...config });
  return {
    /** Creates a customer who pays with this token. @returns the customer's id at Stripe */
    addCustomer: (email: string, token: string) =>
      refusing(async () => (await stripe.customers.create({ email, source: token })).id),
    /** Makes another card the one that pays. */
    changeCard: (customer: string, token: string) =>
      refusing(async () => {
        const { id } = await stripe.customers.createSource(customer, { source: token });
        await stripe.customers.update(customer, { default_source: id });
      }),
    charge: ({ stripe: customer, cents, what, key }: Charge) =>
      refusing(async () => {
        const order = { amount: cents, currency: "usd", customer, description: what };
        const metadata = { customer };
        await stripe.charges.create({ ...order, metadata }, { idempotencyKey: key });
      }),
  };
}
