import "@waypost/ui/tokens.css";
import "./demo.css";
import { openSandbox } from "@waypost/sandbox/browser";
import { ScenarioError, scenarioFromText, type Scenario } from "@waypost/sandbox/scenarios";
import { brandPart, createBrand, type Configuration } from "./brand-part.ts";
import { clockPart } from "./clock-part.ts";
import type { Demo } from "./demo.ts";
import { faultsPart } from "./faults-part.ts";
import { scenarioPart } from "./scenario-part.ts";
import { clearOtherScenario } from "./storage.ts";
import { databasePart, requestsPart } from "./state-parts.ts";

declare global {
  interface Window {
    /** Used by `door.js` in the portal's frame. */
    waypostDemo: {
      readonly api: string;
      readonly fetch: typeof fetch;
      readonly config: () => object;
      /** The colour scheme of the portal. Empty for that of the system. */
      readonly colorScheme: string;
    };
  }
}

/** A host that does not exist, so that requests to it never leave the page. */
const api = "https://sandbox.invalid";

const message = document.querySelector("#message") as HTMLElement;
const showMessage = (text: string): void => {
  message.textContent = text;
};

function scenarioIn(address: string): { scenario: Scenario; scenarioText: string } {
  const text = new URL(address).searchParams.get("scenario") ?? "new-customer";
  try {
    return { scenario: scenarioFromText(text), scenarioText: text };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    showMessage(error.message);
    return { scenario: scenarioFromText("new-customer"), scenarioText: "new-customer" };
  }
}

async function start(): Promise<void> {
  const { scenario, scenarioText } = scenarioIn(location.href);
  clearOtherScenario(scenarioText);
  const shipped = (await (await fetch("portal/config.json")).json()) as Configuration;
  const sandbox = await openSandbox({ scenario, persistAs: "demo", lookupMaxAge: 0 });
  const brand = createBrand({
    ...shipped,
    apiBaseUrl: api,
    countryLookup: { url: `${api}/geo/country`, field: "country_code" },
  });
  const colorScheme = new URL(location.href).searchParams.get("color-scheme") ?? "";
  document.documentElement.style.colorScheme = colorScheme;
  window.waypostDemo = { api, fetch: sandbox.fetch, config: brand.config, colorScheme };
  if (scenario.language) localStorage.setItem("waypost.language", scenario.language);
  storeToken(sandbox.tokenFor, scenario.route);

  const frame = document.querySelector("#portal") as HTMLIFrameElement;
  frame.src = `portal/index.html#${scenario.route ?? "/"}`;
  const demo: Demo = { api, sandbox, scenario, scenarioText, frame, showMessage };
  const parts = [scenarioPart, clockPart, faultsPart, requestsPart, databasePart].map((make) =>
    make(demo),
  );
  const all = [...parts, brandPart(demo, brand)];
  document.querySelector("#parts")?.append(...all.map(({ node }) => node));
  const update = () => {
    for (const one of all) one.update?.();
  };
  update();
  setInterval(update, 500);
}

/** Stores the token that some tasks need. A vendor's tracking site would store it. */
function storeToken(tokenFor: (id: string) => string, route = ""): void {
  const id = new URLSearchParams(route.split("?")[1]).get("customer_id");
  localStorage.removeItem("token");
  if (id === null) return;
  try {
    localStorage.setItem("token", tokenFor(id));
  } catch {
    // An unknown customer has no token.
  }
}

// In a frame, such as that of the documentation's first page, there is no room for the panel.
if (window.parent !== window) document.querySelector(".panel")?.setAttribute("hidden", "");
if (matchMedia("(max-width: 63.999rem)").matches)
  document.querySelector("#panel")?.removeAttribute("open");
start().catch((error: unknown) =>
  showMessage(error instanceof Error ? error.message : String(error)),
);
