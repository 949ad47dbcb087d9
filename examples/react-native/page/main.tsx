import { createRoot } from "react-dom/client";
import { App } from "../src/App.tsx";
import { createApp } from "../src/create-app.ts";

const baseUrl = String(import.meta.env["VITE_WAYPOST_API"]);
const waypost = createApp({ baseUrl, storage: sessionStorage });
createRoot(document.getElementById("root") ?? document.body).render(<App waypost={waypost} />);
