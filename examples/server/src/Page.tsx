import { WaypostProvider } from "@waypost/hooks";
import type { Waypost } from "@waypost/hooks/flows";
import { Suspense } from "react";
import { Registration } from "@/components/registration";

/** The whole document. The server renders it, and the browser hydrates it with the same props. */
export function Page({ api, waypost }: { api: string; waypost: Waypost }) {
  return (
    <html lang="en" data-api={api}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Activate a tracker</title>
      </head>
      <body>
        <h1>Activate a tracker</h1>
        <WaypostProvider waypost={waypost}>
          {/* Lookups suspend until the services are loaded, on the server as well. */}
          <Suspense fallback={<p>Loading…</p>}>
            <Registration brand="Sample Tracking" />
          </Suspense>
        </WaypostProvider>
      </body>
    </html>
  );
}
