import "@waypost/ui/styles.css";
import "./brand.css";
import "./page.css";
import { WaypostProvider } from "@waypost/hooks";
import { prefetchLookups, registrationStart, syncRegistrationRoute } from "@waypost/hooks/flows";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { navigate, onNavigate } from "./address.ts";
import { App, Toasts } from "./App.tsx";
import { connect } from "./waypost.ts";

const waypost = connect(String(import.meta.env["VITE_API"]), {
  // With these, a reload or a second window never sends a payment twice.
  storage: () => sessionStorage,
  sharedStorage: () => localStorage,
  locks: navigator.locks,
  address: () => location.href,
  navigate,
});

onNavigate(() => void syncRegistrationRoute(waypost));
if (!syncRegistrationRoute(waypost) && location.hash === "") {
  navigate(registrationStart(waypost), { replace: true });
}
void prefetchLookups(waypost);

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <WaypostProvider waypost={waypost}>
      <App />
      <Toasts />
    </WaypostProvider>
  </StrictMode>,
);
