import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { until } from "./opened-page.ts";

declare global {
  interface Element {
    /** Chromium's own name and role of an element, with `ComputedAccessibilityInfo`. */
    readonly computedName: string;
    readonly computedRole: string;
  }
  interface Window {
    heard: string[];
  }
}

/** The argument with which Chromium gives a page its own names and roles. */
export const GIVES_NAMES = "--enable-blink-features=ComputedAccessibilityInfo";

/** How long nothing may be said, with no call running, before a step has ended, in milliseconds. */
const QUIET_MS = 250;

/** The same after something that is not recorded: an announcement waits for a second. */
const ASIDE_MS = 1300;

/** Records what a page says. It runs in the page, so everything it uses has to be defined here. */
/* oxlint-disable unicorn/consistent-function-scoping */
function recordInPage(): void {
  if (Reflect.has(window, "heard")) return;
  window.heard = [];
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
  const isHeard = (element: Element) =>
    element.closest("[inert], [aria-hidden=true]") === null && element.isConnected;
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (node.matches("[aria-hidden=true], [hidden], style, svg") || !node.checkVisibility())
      return "";
    const own = node instanceof HTMLElement && getComputedStyle(node).display !== "inline";
    const words = [...node.childNodes].map(textOf).join("");
    const lang = node.getAttribute("lang") ?? document.documentElement.lang;
    const inner = lang === document.documentElement.lang ? words : `[${lang}: ${words}]`;
    return own ? ` ${inner} ` : inner;
  };
  const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const describe = (element: Element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    const parts = ids.map((id) => document.getElementById(id));
    return clean(parts.map((part) => (part === null ? "" : textOf(part))).join(" "));
  };
  const statesOf = (element: Element) => {
    const has = (name: string, value = "true") => element.getAttribute(name) === value;
    return [
      (has("aria-disabled") || element.matches(":disabled")) && "disabled",
      has("aria-invalid") && "invalid",
      has("aria-expanded") && "expanded",
      element.matches(":checked") && "checked",
    ].filter((state) => state !== false);
  };
  const say = (line: string) => {
    if (window.heard.at(-1) !== line) window.heard.push(line);
    return window.heard.length - 1;
  };
  const headOf = (element: Element) => {
    // A status has no name of its own: its content is read.
    const content = element.matches("output") ? textOf(element) : "";
    const name = clean(element.computedName || content);
    const states = statesOf(element).map((state) => `, ${state}`);
    return `${element.computedRole}${name && ` "${name}"`}${states.join("")}`;
  };
  let focused: Element | null = null;
  let dialog = document.querySelector("[role=dialog], [role=alertdialog]");
  const onFocus = () => {
    const element = document.activeElement;
    if (element === focused || element === null || element === document.body) return;
    focused = element;
    const around = element.closest("[role=dialog], [role=alertdialog]");
    const entered = around === dialog || around === element ? null : around;
    dialog = around;
    const parts = [entered, element]
      .filter((part) => part !== null)
      .map((part) => ({ part, head: headOf(part) }));
    const line = () => {
      const told = parts.map(({ part, head }) => {
        const description = describe(part);
        return description === "" ? head : `${head} (${description})`;
      });
      return `focus   ${told.join(", ")}`;
    };
    const at = say(line());
    // Its descriptions may be rendered together with the move.
    requestAnimationFrame(() => {
      if (document.activeElement === element && window.heard[at]?.startsWith("focus") === true)
        window.heard[at] = line();
    });
  };
  addEventListener("focusin", onFocus, true);
  const lost = () => {
    if (document.activeElement !== document.body || focused === null || focused.isConnected) return;
    focused = null;
    say("focus   lost");
  };
  new MutationObserver((changes) => {
    const changed = new Map<Element, { added: Node[]; isNew: boolean }>();
    const note = (region: Element, added: Node, isNew: boolean) => {
      const known = changed.get(region) ?? { added: [], isNew };
      known.added.push(added);
      changed.set(region, known);
    };
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(LIVE) ?? null;
      if (type === "characterData" && region !== null) note(region, target, false);
      for (const node of addedNodes) {
        if (region !== null) note(region, node, false);
        else if (node instanceof Element)
          for (const inner of [node, ...node.querySelectorAll(LIVE)])
            if (inner.matches(LIVE)) note(inner, inner, true);
      }
    }
    for (const [region, { added, isNew }] of changed) {
      if (!isHeard(region)) continue;
      const role = region.computedRole;
      const isAtomic =
        (region.getAttribute("aria-atomic") ?? String(role === "status" || role === "alert")) ===
        "true";
      const nodes = added.filter((node) => node.isConnected);
      const text = clean((isAtomic ? [region] : nodes).map(textOf).join(" "));
      const live = region.getAttribute("aria-live") ?? (role === "alert" ? "assertive" : "polite");
      // Readers say an alert that comes with its text, and skip another region that does.
      const isSkipped = isNew && role !== "alert";
      const how = live === "assertive" ? "alert  " : "polite ";
      // Readers wait a moment, too: the focus that moves at once is said first.
      if (text !== "") setTimeout(() => say(`${isSkipped ? "skipped" : how} ${text}`), 20);
    }
    setTimeout(lost, 150);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The record of a page while it is used: an entry for each step. */
export interface Recorder {
  /** Takes a step, and writes down everything that is said until it is quiet. */
  step: (name: string, act: () => Promise<unknown>) => Promise<void>;
  /** Does something that is no part of the record. */
  aside: (act: () => Promise<unknown>) => Promise<void>;
  /** The record, as lines. */
  text: () => string;
}

/**
 * Records every move of the focus, with Chromium's name and role, and everything that a live region
 * says. The browser needs {@link GIVES_NAMES}.
 */
export async function record(page: Page): Promise<Recorder> {
  await page.addInitScript(recordInPage);
  await page.evaluate(recordInPage);
  const lines: string[] = [];
  const running = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") running.add(request);
  });
  const forget = (request: Request) => void running.delete(request);
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  const read = () => page.evaluate(() => window.heard).catch(() => []);
  const settle = async (quiet: number) => {
    let before = -1;
    await until("nothing more is said", async () => {
      const { length } = await read();
      const isQuiet = length === before && running.size === 0;
      before = length;
      if (!isQuiet) await sleep(quiet);
      return isQuiet;
    });
  };
  const take = () => page.evaluate(() => window.heard.splice(0));
  return {
    step: async (name, act) => {
      await act();
      await settle(QUIET_MS);
      lines.push("", name, ...(await take()).map((line) => `  ${line}`));
    },
    aside: async (act) => {
      await act();
      await settle(ASIDE_MS);
      await take();
    },
    text: () => `${lines.join("\n").trim()}\n`,
  };
}
