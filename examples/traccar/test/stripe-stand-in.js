// Stands in for Stripe.js: asks the bank's question in a frame.
const api = async (path, fields) => {
  const body = new URLSearchParams(fields);
  const reply = await fetch(`https://api.stripe.com/v1${path}`, { method: "POST", body });
  return reply.json();
};

/** Shows the frame of the bank, as Stripe.js does: at the end of the page, above all of it. */
const ask = () =>
  new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.title = "3D Secure";
    frame.src = "https://hooks.stripe.com/3d_secure";
    Object.assign(frame.style, { position: "fixed", inset: 0, margin: "auto", zIndex: 2147483647 });
    frame.style.background = "white";
    document.body.append(frame);
    addEventListener("message", ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      frame.remove();
      resolve(data);
    });
  });

globalThis.Stripe = () => ({
  confirmCardSetup: async (client_secret, { payment_method }) => {
    const [setup] = client_secret.split("_secret_");
    const confirmed = await api(`/setup_intents/${setup}/confirm`, {
      client_secret,
      payment_method,
    });
    if (confirmed.status !== "requires_action") return confirmed;
    const answer = await ask();
    await api(`/setup_intents/${setup}/bank/${answer}`);
    const message = "We could not authenticate your card. Please use another one.";
    return answer === "complete" ? {} : { error: { message } };
  },
});
