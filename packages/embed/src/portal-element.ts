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
 * `<waypost-portal>`: shows a page of the portal in a frame in place of the link in it.
 *
 * Dispatches `navigate` with `detail.page` and `done` with `detail.flow`.
 */
export class WaypostPortalElement extends Base {
  static observedAttributes = ["page"];
  #link: HTMLAnchorElement | null = null;
  #frame: HTMLIFrameElement | undefined;
  #origin = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLoaded = false;
  #children: MutationObserver | undefined;

  connectedCallback(): void {
    this.#link = this.querySelector("a[href]");
    if (this.#link !== null) return this.#show(this.#link);
    // The parser has not reached the link yet.
    this.#children = new MutationObserver(() => this.#restart());
    this.#children.observe(this, { childList: true });
  }

  disconnectedCallback(): void {
    this.#children?.disconnect();
    this.#hide();
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
    return hashFor(this.getAttribute("page"), link.hash);
  }

  #show(link: HTMLAnchorElement): void {
    const url = new URL(link.href);
    if (!/^https?:$/.test(url.protocol)) return;
    this.#origin = url.origin;
    const language = this.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
    url.search += `${url.search === "" ? "?" : "&"}embed=${language}-${this.#colorScheme()}`;
    url.hash = this.#hashOf(link);
    const frame = document.createElement("iframe");
    frame.title = link.textContent.trim();
    frame.allow = "camera";
    // By its origin the portal recognizes this site.
    frame.referrerPolicy = "origin";
    Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
    frame.style.height = `${MIN_HEIGHT}px`;
    // Set before the frame is inserted, so that it adds no entry to the history.
    frame.src = url.href;
    this.#frame = frame;
    addEventListener("message", this);
    this.#timer = setTimeout(() => this.#hide(), TIMEOUT_MS);
    link.hidden = true;
    // The site's own styles may show hidden links.
    link.style.setProperty("display", "none", "important");
    this.append(frame);
  }

  /** Removes the frame, and shows the link again. */
  #hide(): void {
    clearTimeout(this.#timer);
    removeEventListener("message", this);
    this.#frame?.remove();
    this.#frame = undefined;
    this.#isLoaded = false;
    if (this.#link === null) return;
    this.#link.hidden = false;
    this.#link.style.removeProperty("display");
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
