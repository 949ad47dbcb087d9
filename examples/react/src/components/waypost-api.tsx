import { Alert, AlertAction, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import { createWaypost, messageOf } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { useEffect, useState, type ReactNode } from "react";

/** The address of the API in `.env`. */
const API: unknown = import.meta.env["VITE_WAYPOST_API"];

/** How long a notice is shown. */
const NOTICE_MS = 10_000;

interface Connection {
  /** The address of the API, by default that of `VITE_WAYPOST_API`. */
  url?: string | undefined;
  /** Returns the token of the customer, which the device settings need. */
  token?: () => string | undefined;
}

function addressOf(url: string | undefined): string {
  if (url !== undefined) return url;
  if (typeof API !== "string") throw new Error("Set VITE_WAYPOST_API in .env, or pass a url.");
  return API;
}

const connect = ({ url, token }: Connection, notify: (text: string) => void) =>
  createWaypost({
    services: {
      client: createClient({ baseUrl: addressOf(url), ...(token && { token }) }),
      queryClient: new QueryClient(),
    },
    messages: en,
    currency: "USD",
    ...(token && { token }),
    isOffline: () => !navigator.onLine, // nothing is then sent, and the question says so
    navigate: () => {}, // each block is on one page
    notify: (words) => notify(messageOf(en, words)),
    // With these, a reload or a second window never sends a payment twice.
    storage: () => sessionStorage,
    sharedStorage: () => localStorage,
    locks: navigator.locks,
  });

/** Connects all blocks inside it with the API, and shows their notices. */
export function WaypostApi({ children, ...connection }: Connection & { children: ReactNode }) {
  const [notice, setNotice] = useState("");
  const [waypost] = useState(() => connect(connection, setNotice));
  useEffect(() => {
    if (notice === "") return undefined;
    const timer = setTimeout(() => setNotice(""), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <WaypostProvider waypost={waypost}>
      {children}
      <output className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md">
        {notice !== "" && (
          <Alert className="shadow-lg">
            <AlertTitle>{notice}</AlertTitle>
            <AlertAction>
              <Button size="sm" variant="ghost" onPress={() => setNotice("")}>
                {en["action.close"]}
              </Button>
            </AlertAction>
          </Alert>
        )}
      </output>
    </WaypostProvider>
  );
}
