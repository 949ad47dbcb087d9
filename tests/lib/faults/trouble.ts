import type { Page } from "playwright";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import type { Fault } from "../../../packages/sandbox/src/index.ts";

const names = new Map(
  documentedCalls.map(({ method, path, operationId }) => [
    `${method.toUpperCase()} ${path}`,
    operationId,
  ]),
);

/** True if a request belongs to this operation. */
function isCallOf(operation: string, method: string, path: string): boolean {
  return documentedCalls.some((call) => {
    const template = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return (
      call.operationId === operation && call.method.toUpperCase() === method && template.test(path)
    );
  });
}

/** The name of a logged call: its operation, or method and path for an undocumented call. */
export const operationOf = ({ call, path }: { call: string | null; path: string }): string =>
  (call === null ? undefined : names.get(call)) ?? call ?? path;

export interface NamedFault extends Omit<Fault, "call" | "times"> {
  readonly name: string;
  /** Only possible on a connection that several calls share. */
  readonly http2?: true;
}

const documentedError = { status: false, message: "Internal server error" };

/** The rows of the matrix. */
export const FAULTS: readonly NamedFault[] = [
  { name: "refuse", kind: "refuse" },
  { name: "silent-close", kind: "silent-close" },
  { name: "silent-close-carried-out", kind: "silent-close", carriedOut: true },
  { name: "destroy-session", kind: "destroy-session", http2: true },
  { name: "destroy-session-carried-out", kind: "destroy-session", carriedOut: true, http2: true },
  { name: "hang", kind: "hang" },
  { name: "late", kind: "late", milliseconds: 50 },
  { name: "slow", kind: "slow", milliseconds: 400 },
  { name: "too-many", kind: "too-many", seconds: 2 },
  { name: "request-timeout-408", kind: "request-timeout" },
  { name: "error-json-500", kind: "error-json", status: 500 },
  { name: "error-json-502", kind: "error-json", status: 502 },
  { name: "error-json-400", kind: "error-json", status: 400 },
  { name: "error-json-409", kind: "error-json", status: 409 },
  { name: "error-empty-500", kind: "error-empty", status: 500 },
  { name: "error-html-502", kind: "error-html", status: 502 },
  { name: "error-html-200", kind: "error-html", status: 200 },
  { name: "commit-then-500", kind: "commit-then", status: 500, body: documentedError },
  { name: "commit-then-409", kind: "commit-then", status: 409, body: documentedError },
  { name: "commit-then-202", kind: "commit-then", status: 202, body: { message: "Queued" } },
  { name: "commit-then-null", kind: "commit-then", status: 200, body: null },
  { name: "commit-then-list", kind: "commit-then", status: 200, body: [] },
  { name: "commit-then-text", kind: "commit-then", status: 200, body: "OK" },
  { name: "commit-then-error", kind: "commit-then", status: 200, body: { error: "Try later" } },
  {
    name: "commit-then-true-beside-error",
    kind: "commit-then",
    status: 200,
    body: { status: true, message: "Done", error: "The receipt could not be sent" },
  },
  { name: "malformed", kind: "malformed" },
  { name: "lost", kind: "lost" },
];

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
