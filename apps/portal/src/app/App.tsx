import { WaypostProvider, type Waypost } from "@waypost/hooks";
import { StrictMode, Suspense, useEffect } from "react";
import type { Config } from "./config.ts";
import { ConfigContext } from "./ConfigContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { navigate, useRoute } from "./hash-location.ts";
import { LanguageContext, type LanguageChoice } from "./language.ts";
import { Toasts } from "./Toasts.tsx";
import { START, type PortalRoute } from "./routes.ts";

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
  const route = useRoute();
  const page = routes.find(({ path }) => path === route)?.page;
  const isUnknown = page === undefined;
  useEffect(() => {
    if (isUnknown) navigate(START, { replace: true });
  }, [isUnknown]);
  return isUnknown ? null : <page.Component />;
}
