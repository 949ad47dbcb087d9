import { createRoot } from "react-dom/client";

const sandbox = String(import.meta.env["VITE_API"]);
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return send(url.replace("https://api.example.com", sandbox), init);
};

// Loaded after the address is replaced, as on the pages of the documentation.
const { default: Example } = await import("../hooks/buy-messages.tsx");
createRoot(document.getElementById("root") ?? document.body).render(<Example />);
