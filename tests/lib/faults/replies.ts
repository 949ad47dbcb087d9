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
const everywhere = (reply: unknown, change: (part: unknown, key: string) => unknown): unknown =>
  JSON.parse(JSON.stringify(reply), (key, part: unknown) => change(part, key));

/** Makes each list ten thousand rows long. */
const withRows = (reply: unknown, change: (item: unknown, row: number) => unknown): unknown =>
  everywhere(reply, (part) =>
    Array.isArray(part) && part.length > 0
      ? Array.from({ length: ROWS }, (_, row) => change(part[row % part.length], row))
      : part,
  );

/** The keys of displayed texts. Identifiers stay unchanged, so that a flow can continue. */
const isRead = (part: unknown, key: string): part is string =>
  typeof part === "string" && /message|error|name|description|address|content|text/i.test(key);

export const HOSTILITIES: readonly Hostility[] = [
  {
    name: "10,000 equal rows",
    change: (reply) => {
      const first = everywhere(reply, (part) => (Array.isArray(part) ? part.slice(0, 1) : part));
      return withRows(first, (item) => item);
    },
  },
  {
    name: "10,000 rows",
    change: (reply) =>
      withRows(reply, (item, row) =>
        everywhere(item, (part, key) => (isRead(part, key) ? `${part} ${row}` : part)),
      ),
  },
  {
    name: "5 MB of text",
    change: (reply) => {
      let isDone = false;
      return everywhere(reply, (part, key) => {
        if (isDone || !isRead(part, key)) return part;
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
