import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import { createWaypost, registration } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const baseUrl = String(import.meta.env["VITE_API"] ?? "http://127.0.0.1:4010");

const waypost = createWaypost({
  services: { client: createClient({ baseUrl }), queryClient: new QueryClient() },
  messages: en,
  storage: () => sessionStorage,
  sharedStorage: () => localStorage,
  locks: navigator.locks,
  navigate: () => {}, // there is one page only
  notify: () => {}, // the page shows each outcome itself
});
waypost.run(registration).send({ type: "visit", step: "customer-information" });

createRoot(document.getElementById("root") ?? document.body).render(
  <WaypostProvider waypost={waypost}>
    <App />
  </WaypostProvider>,
);
