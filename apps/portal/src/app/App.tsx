import { useMessages, useWaypost, WaypostProvider } from "@waypost/hooks";
import { registrationStart, type Waypost } from "@waypost/hooks/flows";
import { addressRoute } from "@waypost/hooks/rules";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { StrictMode, Suspense, useEffect, useSyncExternalStore } from "react";
import { linkNeeded } from "./access.ts";
import type { Config } from "./config.ts";
import { ConfigContext } from "./ConfigContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { navigate, ShownAddress, useCurrentAddress } from "./hash-location.ts";
import { LanguageContext, type LanguageChoice } from "./language.ts";
import { useLoaded } from "./lazy-page.tsx";
import { Toasts } from "./Toasts.tsx";
import { EXPIRED, pageOf, type PortalRoute } from "./routes.ts";

/** The portal. Each page has its documented address; unknown addresses redirect to the start. */
export function App(props: {
  config: Config;
  waypost: Waypost;
  language: LanguageChoice;
  routes: readonly PortalRoute[];
}) {
  return (
    <StrictMode>
      <ErrorBoundary config={props.config} waypost={props.waypost}>
        <ConfigContext value={props.config}>
          <LanguageContext value={props.language}>
            <WaypostProvider waypost={props.waypost}>
              <Suspense>
                <CurrentPage routes={props.routes} />
              </Suspense>
              <Toasts />
            </WaypostProvider>
          </LanguageContext>
        </ConfigContext>
      </ErrorBoundary>
    </StrictMode>
  );
}

function CurrentPage({ routes }: { routes: readonly PortalRoute[] }) {
  const say = useMessages();
  const current = useCurrentAddress();
  const isLinkNeeded = useSyncExternalStore(linkNeeded.subscribe, linkNeeded.get);
  const expired = routes.find(({ path }) => isLinkNeeded && path === EXPIRED)?.page;
  const pageAt = (shownAt: string) => pageOf(routes, shownAt);
  const { shown, isLoading } = useLoaded(current, pageAt);
  const page = pageAt(shown);
  // The start page stays mounted during the redirect, so that the brand link does not leave the
  // registration.
  const isUnknown = routes.every(({ path }) => path !== addressRoute(current));
  const waypost = useWaypost();
  useEffect(() => {
    if (isUnknown) navigate(registrationStart(waypost), { replace: true });
  }, [isUnknown, waypost]);
  return (
    page !== undefined && (
      <ShownAddress value={shown}>
        <LoadingOverlay cover="page" isLoading={isLoading} label={say("page.loading")}>
          {expired && <expired.Component />}
          {/* It stays mounted, so that nothing that was typed is lost. */}
          <div style={{ display: isLinkNeeded ? "none" : "contents" }}>
            <page.Component />
          </div>
        </LoadingOverlay>
      </ShownAddress>
    )
  );
}
