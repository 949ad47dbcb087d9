import "@waypost/ui/styles.css";
import "./app/app.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { ConfigError, loadConfig } from "./app/config.ts";
import { Crashed, preloadCrashPage } from "./app/ErrorBoundary.tsx";
import { firstPage } from "./app/first-page.ts";
import { address } from "./app/hash-location.ts";
import { languageChoice } from "./app/language.ts";
import { expectPage, pageOf, routesOf } from "./app/routes.ts";
import { preloadToasts } from "./app/Toasts.tsx";
import { portalWaypost, sharedByWindows } from "./app/waypost.ts";
import { followAddress } from "./features/registration/follow-address.ts";
import { startTexts } from "./texts/start.ts";

const root = createRoot(document.getElementById("root") ?? document.body);

async function start(): Promise<void> {
  // Takes the signed link from the address at once.
  expectPage(address());
  const loading = loadConfig();
  const [config, shared] = await Promise.all([loading, sharedByWindows(loading)]);
  const { phone } = config;
  if (phone)
    shared.phoneRule = (await import("./features/cancellation/phone-number.ts")).phoneRule(phone);
  const waypost = portalWaypost(config, shared);
  const opened = waypost.address();
  const language = languageChoice(waypost, config);
  const routes = await routesOf(config, language);
  if (config.brand.color !== undefined) {
    document.documentElement.style.setProperty("--waypost-brand", config.brand.color);
  }
  // Loaded before the first render. Otherwise React would show a fallback and hold it for a moment.
  await Promise.all([language.need(startTexts), pageOf(routes, waypost.address())?.preload()]);
  root.render(<App {...{ config, waypost, language, routes }} />);
  // Loads what the first page does not need.
  await firstPage;
  followAddress(waypost);
  void import("./app/services.ts").then(({ startServices }) =>
    startServices(config, waypost, language, routes, opened),
  );
  // Both have to be loaded before they can report a network failure.
  await Promise.all([preloadToasts(), preloadCrashPage()]);
}

start().catch(async (error: unknown) => {
  if (!(error instanceof ConfigError)) return root.render(<Crashed />);
  const { ConfigErrorPage } = await import("./app/ConfigErrorPage.tsx");
  root.render(<ConfigErrorPage errors={error.errors} />);
});
