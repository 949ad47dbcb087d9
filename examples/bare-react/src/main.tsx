import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import {
  createWaypost,
  messageOf,
  prefetchLookups,
  registrationStart,
  registrationToken,
  syncRegistrationRoute,
  type Waypost,
} from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const baseUrl = String(import.meta.env["VITE_API"] ?? "http://127.0.0.1:4010");
const notice = document.getElementById("notice") ?? document.body;

// Connects the hooks with this page.
const waypost: Waypost = createWaypost({
  services: {
    // The token of the registration opens the settings of its devices. It stays in memory.
    client: createClient({ baseUrl, token: () => registrationToken(waypost) }),
    queryClient: new QueryClient(),
  },
  messages: en,
  storage: sessionStorage,
  address: () => location.href,
  navigate: (path, { replace }) => {
    if (replace) location.replace(`#${path}`);
    else location.hash = path;
  },
  notify: (words) => {
    notice.textContent = messageOf(en, words);
  },
});

addEventListener("hashchange", () => syncRegistrationRoute(waypost));
if (!syncRegistrationRoute(waypost)) location.replace(`#${registrationStart(waypost)}`);
void prefetchLookups(waypost);

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <WaypostProvider waypost={waypost}>
      <App />
    </WaypostProvider>
  </StrictMode>,
);
