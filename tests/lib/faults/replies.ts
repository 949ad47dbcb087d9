import type { Page } from "playwright";
import { isCallOf } from "./calls.ts";

/** A way to change a reply. */
export interface Hostility {
  readonly name: string;
  readonly change: (reply: unknown) => unknown;
}

const ROWS = 10_000;
const LONG = "long text ".repeat(500_000);

/** Changes each value of a reply, the innermost first. */
function everywhere(value: unknown, change: (part: unknown, key: string) => unknown): unknown {
  const inner = (part: unknown, key: string): unknown => {
    if (Array.isArray(part))
      return change(
        part.map((item) => inner(item, key)),
        key,
      );
    if (typeof part !== "object" || part === null) return change(part, key);
    const entries = Object.entries(part).map(([name, item]) => [name, inner(item, name)]);
    return change(Object.fromEntries(entries), key);
  };
  return inner(value, "");
}

const rows = (list: readonly unknown[], change: (item: unknown, row: number) => unknown) =>
  list.length === 0
    ? list
    : Array.from({ length: ROWS }, (_, row) => change(list[row % list.length], row));

/** Texts that people read. Identifiers stay the same, so that a flow can go on. */
const READ = /message|error|name|description|address|content|text/i;

export const HOSTILITIES: readonly Hostility[] = [
  {
    name: "10,000 equal rows",
    change: (reply) =>
      everywhere(reply, (part) =>
        Array.isArray(part) ? rows(part.slice(0, 1), (row) => row) : part,
      ),
  },
  {
    name: "10,000 rows",
    change: (reply) =>
      everywhere(reply, (part) =>
        Array.isArray(part)
          ? rows(part, (item, row) =>
              everywhere(item, (text, key) =>
                typeof text === "string" && READ.test(key) ? `${text} ${row}` : text,
              ),
            )
          : part,
      ),
  },
  {
    name: "5 MB of text",
    change: (reply) => {
      let isDone = false;
      return everywhere(reply, (part, key) => {
        if (isDone || typeof part !== "string" || !READ.test(key)) return part;
        isDone = true;
        return part + LONG;
      });
    },
  },
];

/** Changes the replies of the API to each request of this operation. */
export async function changeReplies(
  page: Page,
  api: string,
  operation: string,
  { change }: Hostility,
): Promise<void> {
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!isCallOf(operation, request.method(), pathname)) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const isJson = text.startsWith("{") || text.startsWith("[");
    return route.fulfill({
      response,
      body: isJson ? JSON.stringify(change(JSON.parse(text))) : text,
    });
  });
}

/** The largest size that a page had. */
export interface Peak {
  readonly elements: number;
  readonly characters: number;
}

/** Makes a page record its largest size, before it is opened. */
export const watchSize = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const peak = { elements: 0, characters: 0 };
    Reflect.set(window, "peak", peak);
    new MutationObserver(() => {
      const { length } = document.getElementsByTagName("*");
      peak.elements = Math.max(peak.elements, length);
      peak.characters = Math.max(peak.characters, document.body?.textContent.length ?? 0);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

export const peakOf = (page: Page): Promise<Peak | undefined> =>
  page.evaluate(() => Reflect.get(window, "peak") as Peak | undefined);
