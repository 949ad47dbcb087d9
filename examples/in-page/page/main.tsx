import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

const sandbox = String(import.meta.env["VITE_WAYPOST_API"]);
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return send(url.replace("https://api.example.com", sandbox), init);
};

// Loaded after the address is replaced, as on the pages of the documentation.
const views = import.meta.glob<{ default: ComponentType }>("../{hooks,ui}/*.tsx");
const name = location.search.slice(1) || "hooks/buy-messages.tsx";
const load = views[`../${name}`];
if (load === undefined) throw new Error(`There is no view ${name}.`);
const { default: Example } = await load();
createRoot(document.getElementById("root") ?? document.body).render(<Example />);
