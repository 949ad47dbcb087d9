import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import { createWaypost } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { useState, type ReactNode } from "react";

/** The address of the API: `VITE_WAYPOST_API` in `.env`, unless `WaypostApi` gets another one. */
const API: unknown = import.meta.env["VITE_WAYPOST_API"];

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

/** Connects all blocks inside it with the API. */
export function WaypostApi({ url, children }: { url?: string | undefined; children: ReactNode }) {
  const [waypost] = useState(() => connect(url ?? String(API)));
  return <WaypostProvider waypost={waypost}>{children}</WaypostProvider>;
}
