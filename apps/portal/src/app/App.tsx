import { WaypostProvider, type Waypost } from "@waypost/hooks";
import { StrictMode, Suspense } from "react";
import { Redirect, Router, useLocation } from "wouter";
import type { Config } from "./config.ts";
import { ConfigContext } from "./ConfigContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useHashLocation, useHashSearch } from "./hash-location.ts";
import { Toasts } from "./Toasts.tsx";
import { START, type PortalRoute } from "./routes.ts";

/** The portal: every page under its documented address, anything else leads to the start. */
export function App(props: { config: Config; waypost: Waypost; routes: readonly PortalRoute[] }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <ConfigContext value={props.config}>
          <WaypostProvider waypost={props.waypost}>
            {/* wouter takes its hooks as props. */}
            {/* oxlint-disable-next-line react/hooks */}
            <Router hook={useHashLocation} searchHook={useHashSearch}>
              <Suspense>
                <CurrentPage routes={props.routes} />
              </Suspense>
            </Router>
            <Toasts />
          </WaypostProvider>
        </ConfigContext>
      </ErrorBoundary>
    </StrictMode>
  );
}

// Compared as they are: wouter's own patterns also take a route in capitals or with a slash behind
// it, which the flows do not know.
function CurrentPage({ routes }: { routes: readonly PortalRoute[] }) {
  const [route] = useLocation();
  const page = routes.find(({ path }) => path === route)?.page;
  return page === undefined ? <Redirect to={START} replace /> : <page.Component />;
}
