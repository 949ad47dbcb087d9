import { messageOf, type Waypost } from "@waypost/hooks/flows";
import { addressRoute } from "@waypost/hooks/rules";
import type { Config } from "../../app/config.ts";
import { address, navigate, subscribe } from "../../app/hash-location.ts";
import type { LanguageChoice } from "../../app/language.ts";
import { pagesTexts } from "../../texts/pages.ts";
import styles from "./embed.css?inline";

/** The smallest part of the frame in which a dialog is placed. */
const MIN_HEIGHT = 320;

const OVERLAYS = ".waypost-Dialog-scrim, .waypost-ToastRegion, [data-cover=page][data-loading]";

/**
 * Places dialogs, toasts and the loading overlay in the part of the frame that is on the screen.
 * `position: fixed` refers to the whole frame, which is as tall as the page.
 */
function placeOverlays(): void {
  const { style } = document.documentElement;
  const place = ({ top, bottom }: DOMRectReadOnly) => {
    const height = Math.max(bottom - top, Math.min(MIN_HEIGHT, innerHeight));
    const start = Math.max(0, Math.min(top, innerHeight - height));
    style.setProperty("--embed-start", `${start}px`);
    style.setProperty("--embed-end", `${Math.max(0, innerHeight - start - height)}px`);
  };
  let isFollowing = false;
  // The ratio does not change while the frame is taller than the window, so no threshold is
  // crossed. A new observation always reports the current position.
  const follow = () => {
    isFollowing = document.querySelector(OVERLAYS) !== null;
    if (!isFollowing) return;
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      if (entry?.isIntersecting) place(entry.intersectionRect);
      requestAnimationFrame(follow);
    }).observe(document.documentElement);
  };
  const start = () => {
    if (!isFollowing) follow();
  };
  const attributes = { attributes: true, attributeFilter: ["data-loading"] };
  new MutationObserver(start).observe(document.body, {
    childList: true,
    subtree: true,
    ...attributes,
  });
  start();
}

/** The site around the frame. Messages go only to its origin. */
interface Host {
  readonly origin: string;
  readonly config: Config;
  readonly waypost: Waypost;
  readonly language: LanguageChoice;
  readonly isRoute: (route: string) => boolean;
}

/** The messages to the site. No message contains personal data. */
type Message =
  | { readonly waypost: "loaded" }
  | { readonly waypost: "resize"; readonly height: number }
  | { readonly waypost: "navigate"; readonly page: string }
  | { readonly waypost: "done"; readonly flow: string };

/** Connects the portal in a frame with the `<waypost-portal>` around it. */
export function startEmbed(host: Host): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  showOwner(host);
  openLinksOutside();
  placeOverlays();
  const { origin, waypost, isRoute } = host;
  const send = (message: Message) => window.parent.postMessage(message, origin);
  send({ waypost: "loaded" });
  // The root element is as tall as the content, whatever the height of the frame.
  const root = document.documentElement;
  new ResizeObserver(() =>
    send({ waypost: "resize", height: root.getBoundingClientRect().height }),
  ).observe(root);
  followScreens((page) => send({ waypost: "navigate", page }));
  waypost.attempts.subscribe(({ accepted }) => {
    // Other outcomes are of an attempt that was looked up or closed, and may mean a failure.
    if (accepted?.outcome === "pending") send({ waypost: "done", flow: accepted.family });
  });
  addEventListener("message", ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || sender !== origin) return;
    const { waypost: name, page } = Object(data) as Record<string, unknown>;
    if (name === "navigate" && typeof page === "string" && isRoute(addressRoute(`#${page}`)))
      navigate(page);
  });
}

/** Reports the route of each new screen, without its query, which may identify the customer. */
function followScreens(report: (route: string) => void): void {
  let route = addressRoute(address());
  let isReported = false;
  subscribe(() => {
    const before = route;
    route = addressRoute(address());
    if (route === before) return;
    isReported = true;
    report(route);
  });
  // Each screen has its own title. Several may have the same address.
  const title = document.querySelector("title");
  if (title === null) return;
  new MutationObserver(() => {
    if (!isReported) report(route);
    isReported = false;
  }).observe(title, { childList: true });
}

/** Shows the owner of the page above it. `index.html` already shows the host. */
function showOwner({ config, waypost, language }: Host): void {
  const show = () => {
    document.documentElement.dataset["host"] = messageOf(waypost.messages, {
      code: "task.embedded",
      params: { brand: config.brand.name, host: location.host },
    });
  };
  void language.need(pagesTexts).then(show, () => undefined);
}

/** Opens links to other pages in a new tab, because they would replace the portal in the frame. */
function openLinksOutside(): void {
  addEventListener("click", setTarget, { capture: true });
  addEventListener("auxclick", setTarget, { capture: true });
}

function setTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || !/^https?:$/.test(link.protocol) || isThisPage(link)) return;
  link.target = "_blank";
  link.rel = "noopener";
}

const isThisPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && hash !== "";
