import { hashFor, pageAt } from "./pages.ts";

/** Time until the link is shown again if the portal does not answer. */
const TIMEOUT_MS = 15_000;

/** Lower than this, the portal would use its layout for low windows. */
const MIN_HEIGHT = 400;
const MAX_HEIGHT = 10_000;
const STEP = 16;

/** Servers have no elements, but may import this module. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * Any rule of the site overrides these. Only the portal shrinks in a flexible row, because its frame
 * asks for the width of the window.
 */
const STYLES = ":host(:not([hidden])) { display: block; flex-shrink: 9999 }";

/**
 * `<waypost-portal>`: shows a page of the portal in a frame in place of its content, which has a link.
 *
 * Dispatches `navigate` with `detail.page` and `done` with `detail.flow`.
 */
export class WaypostPortalElement extends Base {
  static observedAttributes = ["page", "imei"];
  /** Shows the content, or the frame if the slot has a name. */
  #slot = document.createElement("slot");
  #link: HTMLAnchorElement | null = null;
  #frame: HTMLIFrameElement | undefined;
  #origin = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLoaded = false;
  #children = new MutationObserver(() => this.#update());

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#slot);
  }

  connectedCallback(): void {
    // The parser may reach the link later.
    this.#children.observe(this, { childList: true, subtree: true });
    this.#link = this.querySelector("a[href]");
    if (this.#link !== null) this.#show(this.#link);
  }

  disconnectedCallback(): void {
    this.#children.disconnect();
    this.#hide();
  }

  /** Starts again if the site has added another link or removed the frame. */
  #update(): void {
    const link = this.querySelector<HTMLAnchorElement>("a[href]");
    const isOther = link !== null && link.href !== this.#link?.href;
    if (isOther || this.#frame?.isConnected === false) this.#restart();
  }

  /** `moveBefore` keeps the frame. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (this.#frame === undefined || this.#link === null) return;
    if (!this.#isLoaded) return this.#restart();
    const page = this.#hashOf(this.#link).slice(1);
    this.#frame.contentWindow?.postMessage({ waypost: "navigate", page }, this.#origin);
  }

  #restart(): void {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  #hashOf(link: HTMLAnchorElement): string {
    const hash = hashFor(this.getAttribute("page"), link.hash);
    const imei = this.getAttribute("imei");
    if (imei === null) return hash;
    return `${hash || "#/"}${hash.includes("?") ? "&" : "?"}imei=${encodeURIComponent(imei)}`;
  }

  #show(link: HTMLAnchorElement): void {
    const url = new URL(link.href);
    if (!/^https?:$/.test(url.protocol)) return;
    this.#origin = url.origin;
    const [language = ""] = /^[a-z]{2}(?![a-z])/i.exec(languageOf(this)) ?? [];
    url.search += `${url.search === "" ? "?" : "&"}embed=${language}-${this.#colorScheme()}`;
    url.hash = this.#hashOf(link);
    const frame = document.createElement("iframe");
    frame.title = link.textContent.trim();
    frame.allow = "camera; clipboard-write";
    // By its origin the portal recognizes this site.
    frame.referrerPolicy = "origin";
    // A part that shrinks to its content would otherwise give the frame 300 px.
    const place = { width: "100vw", minWidth: "100%", maxWidth: "100%" };
    Object.assign(frame.style, { ...place, display: "block", border: "0" });
    frame.style.height = `${MIN_HEIGHT}px`;
    // Set before the frame is inserted, so that it adds no entry to the history.
    frame.src = url.href;
    this.#frame = frame;
    addEventListener("message", this);
    this.#timer = setTimeout(() => this.#hide(), TIMEOUT_MS);
    frame.slot = this.#slot.name = "frame";
    this.append(frame);
  }

  /** Removes the frame, and shows the content again. */
  #hide(): void {
    clearTimeout(this.#timer);
    removeEventListener("message", this);
    this.#frame?.remove();
    this.#frame = undefined;
    this.#isLoaded = false;
    this.#slot.name = "";
  }

  #colorScheme(): "dark" | "light" {
    const schemes = getComputedStyle(this).colorScheme;
    const isDark = schemes.includes("light")
      ? schemes.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches
      : schemes.includes("dark");
    return isDark ? "dark" : "light";
  }

  /** Handles the messages of the frame. Those of any other window or origin are ignored. */
  handleEvent({ source, origin, data }: MessageEvent<unknown>): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== this.#origin) return;
    const { waypost, height, page, flow } = Object(data) as Record<string, unknown>;
    if (waypost === "loaded") {
      this.#isLoaded = true;
      clearTimeout(this.#timer);
    } else if (waypost === "resize" && typeof height === "number") {
      const steps = Math.ceil(height / STEP) * STEP;
      frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, steps))}px`;
    } else if (waypost === "navigate" && typeof page === "string") {
      if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
      this.#dispatch("navigate", { page: pageAt(page) });
    } else if (waypost === "done" && typeof flow === "string") {
      this.#dispatch("done", { flow });
    }
  }

  #dispatch(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}

/** Returns the `lang` of the nearest element that has one. A shadow root inherits it from its host. */
function languageOf(element: Element): string {
  const nearest = element.closest("[lang]");
  if (nearest !== null) return nearest.getAttribute("lang") ?? "";
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "";
}
