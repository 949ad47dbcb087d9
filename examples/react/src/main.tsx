import "./page.css";
import "./brand.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { WaypostApi } from "@/components/waypost-api";
import { App } from "./App.tsx";

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <WaypostApi>
      <App />
    </WaypostApi>
  </StrictMode>,
);
