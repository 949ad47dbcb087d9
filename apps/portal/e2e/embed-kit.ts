import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Locator } from "playwright";
import { onTestFinished } from "vitest";
import type { EnvironmentOptions } from "./environment.ts";
import { openPortal, type Portal } from "./kit.ts";

/** The website around the portal. It is on another site than the portal: `localhost`. */
interface Site {
  origin: string;
  /** Its page, and the headers of this page. */
  html: string;
  headers: Record<string, string>;
}

/** Starts a website on a free port. */
export async function startSite(): Promise<Site> {
  const site: Site = { origin: "", html: "", headers: {} };
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8", ...site.headers });
    response.end(request.url === "/favicon.ico" ? "" : site.html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  site.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

/** The element, with a link to the portal. */
export const element = (url: string, attributes = 'page="registration"', hash = ""): string =>
  `<waypost-portal ${attributes}><a href="${url}${hash}">Activate your device</a></waypost-portal>`;

export const script = (url: string): string => `<script src="${url}embed.js" defer></script>`;

/** Lists the events of the element in `window.events`. */
const LISTENER = `<script>
  window.events = [];
  for (const name of ["navigate", "done"])
    document.addEventListener(name, ({ detail }) => events.push([name, detail]));
</script>`;

/** A page of a website in English. */
export const pageOf = (body: string, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title><body>${body}</body></html>`;

/** Lists the messages that arrive in the window of the site. */
export const recordMessages = ({ page }: Portal) =>
  page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { received: messages });
    addEventListener("message", ({ data }) => messages.push(data));
  });

export const received = ({
  page,
}: Portal): Promise<readonly (Readonly<Record<string, unknown>> & { waypost?: string })[]> =>
  page.evaluate(() => Reflect.get(window, "received"));

export interface Embedded {
  portal: Portal;
  site: Site;
  /** The content of the frame. */
  frame: FrameLocator;
  iframe: Locator;
  link: Locator;
  events: () => Promise<readonly (readonly [string, object])[]>;
}

/** Opens a website that shows the portal. */
export async function openEmbedded(
  body: (url: string) => string = (url) => element(url) + script(url),
  {
    lang,
    prepare,
    siteHeaders,
    ...options
  }: EnvironmentOptions & {
    lang?: string;
    prepare?: (portal: Portal) => Promise<unknown>;
    /** The headers of the website's page. */
    siteHeaders?: (url: string) => Record<string, string>;
  } = {},
): Promise<Embedded> {
  const site = await startSite();
  const portal = await openPortal({ embedders: [site.origin], ...options });
  await prepare?.(portal);
  const { page, url } = portal;
  site.html = pageOf(LISTENER + body(url), lang);
  site.headers = siteHeaders?.(url) ?? {};
  await page.goto(site.origin);
  return {
    portal,
    site,
    frame: page.frameLocator("waypost-portal iframe"),
    iframe: page.locator("waypost-portal iframe"),
    link: page.getByRole("link", { name: "Activate your device" }),
    events: () => page.evaluate(() => Reflect.get(window, "events")),
  };
}
