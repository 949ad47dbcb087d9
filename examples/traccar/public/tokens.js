/** The address of the backend, as `apiBaseUrl` of config.json. */
const BACKEND = "/backend";
const STRIPE = "https://js.stripe.com/endive/stripe.js";

/** The only policy that the portal's headers allow. */
const policy = globalThis.trustedTypes?.createPolicy("card-tokens", {
  createScriptURL: () => STRIPE,
});

let loading;
/** Loads Stripe.js at the first card. */
const loadStripe = (key) =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = policy?.createScriptURL(STRIPE) ?? STRIPE;
    script.addEventListener("load", () => resolve(globalThis.Stripe(key)));
    script.addEventListener("error", () => {
      loading = undefined;
      reject(new Error("The payment provider cannot be reached."));
    });
    document.head.append(script);
  }));

async function post(url, options) {
  const reply = await fetch(url, { method: "POST", ...options });
  const { error, ...found } = await reply.json();
  if (!reply.ok) throw new Error(error?.message);
  return found;
}

/** Creates the payment method, so that the card's number reaches no other server than Stripe's. */
async function methodOf(key, { number, cvv, expiration_date, cardholder_name }) {
  const [month, year] = expiration_date.split("/");
  const body = new URLSearchParams({
    type: "card",
    "card[number]": number,
    "card[cvc]": cvv,
    "card[exp_month]": month,
    "card[exp_year]": year,
    "billing_details[name]": cardholder_name,
    // Saved cards are recognized by it.
    "metadata[bin]": number.slice(0, 6),
  });
  const headers = { Authorization: `Bearer ${key}` };
  return (await post("https://api.stripe.com/v1/payment_methods", { headers, body })).id;
}

/** Focuses what Stripe.js adds to the page. @returns a function that removes it */
function focusQuestion() {
  const added = [];
  const observer = new MutationObserver((changes) => {
    for (const element of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof HTMLElement)) continue;
      added.push(element);
      (element.querySelector("iframe") ?? element).focus();
    }
  });
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const element of added) element.remove();
  };
}

/** Cancels the latest setup. */
let cancelLast = () => {};

/**
 * Sets a card up at Stripe, which shows the bank's question if there is one. Returns the id of the
 * setup, which is worthless until an order uses it. An abort of the question, or the next call,
 * cancels it.
 */
export async function tokenizeCard(card, { signal = new AbortController().signal } = {}) {
  cancelLast();
  const { id, client_secret, key } = await post(`${BACKEND}/card-setups`);
  const cancel = () =>
    void fetch(`${BACKEND}/card-setups/${id}/cancel`, { method: "POST", keepalive: true });
  cancelLast = cancel;
  const left = new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  // A closed page never returns to its question.
  addEventListener("pagehide", cancel);
  let hide;
  const confirm = async () => {
    const [stripe, payment_method] = await Promise.all([loadStripe(key), methodOf(key, card)]);
    signal.throwIfAborted();
    hide = focusQuestion();
    return stripe.confirmCardSetup(client_secret, { payment_method });
  };
  try {
    const { error } = await Promise.race([confirm(), left]);
    if (error) throw new Error(error.message);
    return id;
  } catch (error) {
    cancel();
    throw error;
  } finally {
    hide?.();
    removeEventListener("pagehide", cancel);
  }
}
