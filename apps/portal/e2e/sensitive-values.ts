import type { Page, Request } from "playwright";
import { bodyOf } from "./engine.ts";
import { expect } from "vitest";
import { SECRETS } from "./customer.ts";
import { eventually, type Portal } from "./kit.ts";

/** Values to search for, each with the ids of the fields in which it is typed. */
export type SensitiveValues = Readonly<
  Record<string, { readonly text: string; readonly fields: readonly string[] }>
>;

export const CARD_MARKS: SensitiveValues = {
  "card number": { text: SECRETS.cardNumber, fields: ["cardnumber"] },
  "security code": { text: SECRETS.cvv, fields: ["cvc"] },
};

export const PASSWORD_MARK: SensitiveValues = {
  password: { text: SECRETS.password, fields: ["password", "confirmPassword"] },
};

/** Returns the pattern of each value: digits may be in groups, but not within other digits. */
export const patternsOf = (values: SensitiveValues): (readonly [name: string, pattern: RegExp])[] =>
  Object.entries(values).map(([name, { text }]) => {
    const characters = Array.from(text, (one) => one.replace(/\W/, "\\$&"));
    return [name, new RegExp(`(?<![\\d.])${characters.join("\\s*")}(?!\\d)`)];
  });

/** Returns the values that a text contains. */
export const leaksIn = (values: SensitiveValues, text: string): string[] =>
  patternsOf(values).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** Waits until each value is in its fields, to prove that a search finds them. */
export async function typed(page: Page, values: SensitiveValues): Promise<void> {
  for (const { text, fields } of Object.values(values)) {
    for (const id of fields) {
      const value = () => page.locator(`#${id}`).inputValue();
      await eventually(async () => (await value()).replaceAll(" ", "")).toBe(text);
    }
  }
}

/**
 * Returns where values are found on a page and around it: in its URL, history, storages, databases
 * and window name, in the console, and in the document outside of their own fields. Each is a line
 * such as "card number in session storage".
 */
export async function findLeaks(
  { page: first, context, console: lines }: Portal,
  values: SensitiveValues,
  { page = first, isGone = false } = {},
): Promise<string[]> {
  const own = isGone ? [] : [...new Set(Object.values(values).flatMap(({ fields }) => fields))];
  const { databases, documents, ...kept } = await page.evaluate(readPage, own);
  // The portal uses neither, so nothing has to be searched.
  expect(databases).toEqual([]);
  const places: Record<string, string> = {
    ...kept,
    address: page.url(),
    cookies: JSON.stringify(await context.cookies()),
    console: lines.join("\n"),
  };
  const found = Object.entries(places).flatMap(([place, text]) =>
    leaksIn(values, text).map((name) => `${name} in ${place}`),
  );
  for (const [name, value] of Object.entries(values)) {
    // A field may contain its own value, but no other one.
    const elsewhere = documents.filter(({ field }) => isGone || !value.fields.includes(field));
    const text = elsewhere.map((part) => part.text).join("\n");
    if (leaksIn({ [name]: value }, text).length > 0) found.push(`${name} in document`);
  }
  return found;
}

/**
 * Returns the stored texts of a page by place. The document is split into parts: each element of
 * `own` by its id, and the rest. This runs in the page, so everything it uses has to be defined
 * here.
 */
async function readPage(own: readonly string[]) {
  const rest = document.documentElement.cloneNode(true) as HTMLElement;
  const fields = own.flatMap((field) => {
    const element = document.getElementById(field);
    rest.querySelector(`#${field}`)?.remove();
    if (!(element instanceof HTMLInputElement)) return [];
    return [{ field, text: `${element.outerHTML}\n${element.value}` }];
  });
  const values = [...document.querySelectorAll("input, select, textarea")]
    .filter(({ id }) => !own.includes(id))
    .map((field) => String(Reflect.get(field, "value")));
  const indexed = await indexedDB.databases();
  return {
    documents: [...fields, { field: "", text: [rest.outerHTML, ...values].join("\n") }],
    databases: [...indexed.map(({ name }) => name), ...(await caches.keys())],
    history: JSON.stringify(history.state),
    "session storage": JSON.stringify(Object.entries(sessionStorage)),
    "local storage": JSON.stringify(Object.entries(localStorage)),
    "window name": window.name,
  };
}

/** Returns the values that the sandbox's log of requests contains. */
export const loggedLeaks = ({ sandbox }: Portal, values: SensitiveValues): string[] =>
  leaksIn(values, JSON.stringify(sandbox.sandbox.log()));

/**
 * Records all requests of the browser. The returned function returns which of them contained which
 * value.
 */
export function watchRequests(
  { context }: Portal,
  values: SensitiveValues,
): () => Promise<string[]> {
  const found: Promise<string[]>[] = [];
  const look = async (request: Request) => {
    const { pathname } = new URL(request.url());
    const sent = [request.url(), JSON.stringify(request.headers()), await bodyOf(request)];
    const names = leaksIn(values, sent.join("\n"));
    return names.length > 0 ? [`${names.join(", ")} in ${request.method()} ${pathname}`] : [];
  };
  context.on("request", (request) => found.push(look(request)));
  return async () => (await Promise.all(found)).flat();
}

/** Opens a tab from the page, which starts with a copy of its session storage. */
export async function copyOfTab({ page, context }: Portal): Promise<Page> {
  const [copy] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void window.open(location.href)),
  ]);
  return copy;
}
