import { WaypostProvider, type Waypost } from "@waypost/hooks";
import { StrictMode, Suspense } from "react";
import { Redirect, Route, Router, Switch } from "wouter";
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
                <Switch>
                  {props.routes.map(({ path, page }) => (
                    <Route key={path} path={path} component={page.Component} />
                  ))}
                  <Route>
                    <Redirect to={START} replace />
                  </Route>
                </Switch>
              </Suspense>
            </Router>
            <Toasts />
          </WaypostProvider>
        </ConfigContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
