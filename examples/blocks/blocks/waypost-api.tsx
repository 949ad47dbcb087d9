import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import { createWaypost } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { useState, type ReactNode } from "react";

/** The address of the API in `.env`. */
const API: unknown = import.meta.env["VITE_WAYPOST_API"];

function addressOf(url: string | undefined): string {
  if (url !== undefined) return url;
  if (typeof API !== "string") throw new Error("Set VITE_WAYPOST_API in .env, or pass a url.");
  return API;
}

const connect = (url: string) =>
  createWaypost({
    services: { client: createClient({ baseUrl: url }), queryClient: new QueryClient() },
    messages: en,
    address: () => location.href,
    navigate: () => {}, // each block is on one page
    notify: () => {}, // each block shows its outcomes itself
    // With these, a reload or a second window never sends a payment twice.
    storage: () => sessionStorage,
    sharedStorage: () => localStorage,
    locks: navigator.locks,
  });

/** Connects all blocks inside it with the API at `url`, by default that of `VITE_WAYPOST_API`. */
export function WaypostApi({ url, children }: { url?: string | undefined; children: ReactNode }) {
  const [waypost] = useState(() => connect(addressOf(url)));
  return <WaypostProvider waypost={waypost}>{children}</WaypostProvider>;
}
