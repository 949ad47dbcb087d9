import type { SandboxServer } from "@waypost/sandbox/server";
import type { Locator } from "playwright";
import { expect, onTestFinished } from "vitest";
import { openPageIn, type OpenedPage } from "./opened-page.ts";
import {
  canReset,
  openEnvironment,
  resetEnvironment,
  type Environment,
  type EnvironmentOptions,
} from "./environment.ts";

export { arrived } from "./opened-page.ts";

type Drafts = Readonly<Record<string, string>>;

/** A page of the portal. A test fails if its content security policy was violated. */
export interface Portal extends OpenedPage {
  sandbox: SandboxServer;
  url: string;
  /** Opens a route of the route table. */
  open: (route: string) => Promise<void>;
  /**
   * Returns the session storage after a setup. It runs once for all tests with the same name, on a
   * separate page and sandbox.
   */
  draftsAfter: (name: string, walk: (portal: Portal) => Promise<void>) => Promise<Drafts>;
  /** Restarts the sandbox with the same file and port. */
  restartSandbox: () => Promise<SandboxServer>;
}

/**
 * Goes to a state from the previous one. Returns an overlay that could close automatically,
 * because it has to stay open while the state is checked.
 */
type Reach = (portal: Portal) => Promise<Locator | void>;

/** States by name, in the order of the visits. */
export type Journey = Readonly<Record<string, Reach>>;

// The results of earlier setups, for all test files of a worker.
const setups = new Map<string, Drafts>();

async function draftsAfter(name: string, walk: (portal: Portal) => Promise<void>): Promise<Drafts> {
  const known = setups.get(name);
  if (known !== undefined) return known;
  const portal = await openPortal();
  await walk(portal);
  const left = await portal.page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Drafts,
  );
  setups.set(name, left);
  return left;
}

// The free environment for the next test without special options.
let free: Environment | undefined;

/**
 * Opens a page of the built portal with a sandbox in its initial state. Tests without options
 * share an environment in turn, whose browser has the portal's code in its cache. If a test
 * accesses the context, its environment is not reused, because its changes would persist.
 */
export async function openPortal(options: EnvironmentOptions = {}): Promise<Portal> {
  const { width = 1280, height = 900, ...own } = options;
  let isReusable = canReset && Object.keys(own).length === 0;
  const environment = (isReusable && free) || (await openEnvironment(options));
  if (environment === free) free = undefined;
  const opened = await openPageIn(environment.watched);
  const { page, context, refused } = opened;
  const spent = () => {
    isReusable = false;
    return context;
  };
  // The clock of a page belongs to its context.
  Object.defineProperty(page, "clock", { get: () => spent().clock });
  await page.setViewportSize({ width, height });
  onTestFinished(async () => {
    const found = [...refused];
    if (isReusable && free === undefined) {
      await resetEnvironment(environment);
      free = environment;
    } else await environment.close();
    expect(found).toEqual([]);
  });
  return {
    ...opened,
    get context() {
      return spent();
    },
    get sandbox() {
      return environment.sandbox;
    },
    url: environment.url,
    open: async (route) => {
      await page.goto(`${environment.url}#${route}`);
    },
    draftsAfter,
    restartSandbox: environment.restartSandbox,
  };
}

/** Polls until the expectation holds. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

/**
 * Counts the requests of this page to the sandbox from now on. The sandbox's own log may also
 * contain a late request from an earlier test's page.
 */
export function countRequests({ page, sandbox }: Portal): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(sandbox.url)) count += 1;
  });
  return () => count;
}

/** Returns the paths of all writes that reached the sandbox. */
export const postsOf = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox
    .log()
    .filter(({ method }) => method === "POST")
    .map(({ path }) => path);

/** Presses a button by its exact name. */
export const press = ({ page }: Portal, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Returns the text of the page without its header and footer. */
export const mainText = async ({ page }: Portal): Promise<string> =>
  (await page.getByRole("main").textContent()) ?? "";

/** Returns the text of the open question or sheet. */
export const sheetText = async ({ page }: Portal): Promise<string> =>
  (await page.getByRole("alertdialog").textContent()) ?? "";
