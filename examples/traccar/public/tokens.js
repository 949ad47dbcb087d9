const PUBLISHABLE_KEY = "pk_test_example";

/** Turns a card into a token of Stripe, so that its number reaches no other server. */
export async function tokenizeCard({ number, cvv, expiration_date, cardholder_name }) {
  const [month, year] = expiration_date.split("/");
  const card = { number, cvc: cvv, exp_month: month, exp_year: year, name: cardholder_name };
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(card)) body.set(`card[${name}]`, value);
  const headers = { Authorization: `Bearer ${PUBLISHABLE_KEY}` };
  const reply = await fetch("https://api.stripe.com/v1/tokens", { method: "POST", headers, body });
  const { id, error } = await reply.json();
  if (!reply.ok) throw new Error(error.message);
  return id;
}
