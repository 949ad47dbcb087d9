import "./style.css";
import { WaypostProvider } from "@waypost/hooks";
import { registration } from "@waypost/hooks/flows";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { connect } from "./waypost.ts";

const waypost = connect(String(import.meta.env["VITE_API"]), {
  // With these, a reload or a second window never sends a payment twice.
  storage: () => sessionStorage,
  sharedStorage: () => localStorage,
  locks: navigator.locks,
});
waypost.run(registration).send({ type: "visit", step: "customer-information" });

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <WaypostProvider waypost={waypost}>
      <App />
    </WaypostProvider>
  </StrictMode>,
);
