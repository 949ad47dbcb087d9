import { QueryClient } from "@tanstack/react-query";
import {
  prefetchLookups,
  registration,
  registrationToken,
  type Services,
  type Waypost,
  messageOf,
} from "@waypost/hooks/flows";
import { createClient, type Fetch } from "@waypost/sdk";
import { CURRENCY_HEADER, otherCurrency } from "@waypost/sdk/pure";
import { fetchOnce } from "@waypost/sdk/fetch-once";
import { keepAccess, linkNeeded, sentAccess } from "./access.ts";
import type { Config } from "./config.ts";
import { developerLog } from "./developer-log.ts";
import type { LanguageChoice } from "./language.ts";
import { offline } from "./offline.ts";
import type { PortalRoute } from "./routes.ts";
import { callToken } from "./token.ts";
import { addressQuery, addressRoute } from "@waypost/hooks/rules";
import { pagesTexts } from "../texts/pages.ts";
import { toasts } from "./notices.ts";

/**
 * Starts the services that the first page does not need. `opened` is the URL before any redirect.
 */
export function startServices(
  config: Config,
  waypost: Waypost,
  language: LanguageChoice,
  routes: readonly PortalRoute[],
  opened: string,
): void {
  void prefetchLookups(waypost);
  if (document.documentElement.dataset["embedded"] !== undefined)
    connectHost(config, waypost, language, routes);
  else
    sandbox.promise
      .then(() => import("../features/sandbox/show-bar.tsx"))
      .then(({ showSandboxBar }) => showSandboxBar({ config, waypost, language }))
      .catch((error: unknown) => developerLog("The sandbox bar could not be shown", error));
  showBrand(config.brand);
  followAddresses(opened, routes, waypost, language);
  const { returnTo } = config;
  if (returnTo === undefined) return;
  returnPage(opened, returnTo);
  window.addEventListener("hashchange", ({ newURL }) => returnPage(newURL, returnTo));
}

/** The session storage key of the last `returnTo`, because the steps of a task do not keep it. */
const RETURN_KEY = "waypost.returnTo";

/**
 * The page of a site in the configuration that an address leads back to, or an earlier one of this
 * session; null without one.
 */
export function returnPage(
  address: string,
  sites: Readonly<Record<string, string>>,
): { readonly href: string; readonly name: string } | null {
  const allowed = (given: string | null) => {
    if (given === null || !URL.canParse(given)) return null;
    const { href, origin, host } = new URL(given);
    // Neither a blob: address nor one with a user name begins with its origin.
    if (!Object.hasOwn(sites, origin) || !href.startsWith(`${origin}/`)) return null;
    return { href, name: sites[origin] || host };
  };
  const named = allowed(new URLSearchParams(address.split("?").at(-1)).get("returnTo"));
  try {
    if (named !== null) sessionStorage.setItem(RETURN_KEY, named.href);
    return named ?? allowed(sessionStorage.getItem(RETURN_KEY));
  } catch {
    // The storage is blocked: only the page with the link leads back.
    return named;
  }
}

/** In a frame of a site that the configuration lists, loads the code that exchanges messages. */
function connectHost(
  config: Config,
  waypost: Waypost,
  language: LanguageChoice,
  routes: readonly PortalRoute[],
): void {
  const origin = config.embedders?.find((listed) => document.referrer === `${listed}/`);
  if (origin === undefined) return;
  const isRoute = (route: string) => routes.some(({ path }) => path === route);
  import("../features/embed/embed.ts")
    .then(({ startEmbed }) => startEmbed({ origin, config, waypost, language, isRoute }))
    .catch((error: unknown) => developerLog("The site around the frame got no message", error));
}

/** Resolves with the first reply that a sandbox sent; with a vendor's API it never does. */
const sandbox = Promise.withResolvers<void>();

// A new link, or another page.
window.addEventListener("hashchange", () => linkNeeded.change(currencyError !== undefined));

/** The error if the prices of the API are in another currency than the portal's. */
export let currencyError: string | undefined;

/**
 * Recognizes a sandbox, a currency, and what a gate says about signed links, by the headers of
 * replies.
 */
const noticing =
  (fetchReply: Fetch, { currency = "USD" }: Config): Fetch =>
  async (url, init) => {
    const reply = await fetchReply(url, init);
    const other = otherCurrency(reply.headers.get(CURRENCY_HEADER), currency);
    if (other !== undefined) {
      currencyError = `currency is ${currency}, but the API has its prices in ${other}. Nothing can be bought until both are the same`;
      linkNeeded.change(true);
    }
    if (reply.headers.get("X-Waypost-Sandbox") !== null) sandbox.resolve();
    keepAccess(reply.headers.get("Gate-Access"));
    if (reply.status === 401 && reply.headers.get("Gate-Code") === "link-needed")
      linkNeeded.change(true);
    return reply;
  };

/** The client of the vendor's API and the cache of its reads, loaded after the first page. */
export function portalServices(config: Config, waypost: Waypost): Services {
  const queryClient = new QueryClient();
  offline.subscribe(() => {
    if (offline.get()) return;
    // Back online: failed reads are retried.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  });
  const client = createClient({
    // A path is on the portal's own origin.
    baseUrl: new URL(config.apiBaseUrl, location.href).href,
    // A gate forwards each key once, even if the browser repeats the request.
    fetch: noticing(config.gate === true ? (url, init) => fetch(url, init) : fetchOnce(), config),
    ...(config.gate === true && { errorHeaders: ["Gate-Code", "Gate-Repeats"] }),
    access: sentAccess,
    report: (report) => developerLog("A reply is not as described", report),
    token: callToken(config, () => registrationToken(waypost)),
  });
  const { lookups } = client;
  // A plan of an own product has one name.
  const servicePlans: typeof lookups.servicePlans = async (...of) =>
    (await lookups.servicePlans(...of)).map((plan) => ({ ...plan, email_content: null }));
  return {
    client:
      config.product === "own" ? { ...client, lookups: { ...lookups, servicePlans } } : client,
    queryClient,
  };
}

/** Applies the brand's colour to the browser's bar on phones, and its icon to the tab. */
function showBrand({ color, iconUrl }: Config["brand"]): void {
  if (color !== undefined) {
    const theme = document.createElement("meta");
    theme.name = "theme-color";
    theme.content = color;
    document.head.append(theme);
  }
  if (iconUrl === undefined) return;
  // The built icon declares a type, which may not be that of the vendor's icon.
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = iconUrl;
  document.querySelector('link[rel="icon"]')?.replaceWith(icon);
}

/**
 * Enters the IMEIs in a URL of the start page, and shows a notice if a URL has no page, because the
 * start page opens instead. Applies to the first URL and to later ones, before any redirect.
 */
function followAddresses(
  first: string,
  routes: readonly PortalRoute[],
  waypost: Waypost,
  language: LanguageChoice,
): void {
  const follow = async (address: string): Promise<void> => {
    const route = addressRoute(address);
    const isUnknown = route !== "/" && routes.every(({ path }) => path !== route);
    if (!isUnknown && addressQuery(address, "imei", () => true) === null) return;
    // Both may show a notice.
    await language.need(pagesTexts);
    waypost.run(registration).send({ type: "given-imeis", address });
    if (!isUnknown) return;
    const notice = { tone: "error", code: "page.unknown" } as const;
    toasts.show({ tone: "danger", message: messageOf(waypost.messages, notice) });
  };
  void follow(first);
  window.addEventListener("hashchange", ({ newURL }) => void follow(newURL));
}
