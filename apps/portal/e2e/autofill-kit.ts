import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { vi } from "vitest";
import { findBrowser, findChromium } from "../../../tools/lib/browser.ts";
import type { Portal } from "./kit.ts";

/**
 * Starts a whole Chromium, because the one in the lockfile has no autofill. The fonts and libraries
 * of that one are not for it.
 * @throws Error if none is installed
 */
export async function launchWithAutofill(): Promise<Browser> {
  const executablePath = process.env["WAYPOST_BROWSER"] ?? findChromium();
  const { args, ignoreDefaultArgs } = await findBrowser();
  const { LD_LIBRARY_PATH: _libraries, FONTCONFIG_PATH: _fonts, ...env } = process.env;
  return chromium.launch({
    executablePath,
    args: [...args, "--headless=new"],
    ignoreDefaultArgs: [...ignoreDefaultArgs, "--headless"],
    env,
  });
}

type Card = Record<"number" | "name" | "expiryMonth" | "expiryYear" | "cvc", string>;

/** An address by the browser's own names of its parts. */
export type Address = Readonly<Record<string, string>>;

interface Autofill {
  /** Fills in the form of a field, as if a suggestion was picked there. */
  fill: (id: string, values: { address: Address } | { card: Card }) => Promise<void>;
}

const addressFields = (address: Address) => ({
  fields: Object.entries(address).map(([name, value]) => ({ name, value })),
});

/** Turns on the autofill of a page's browser, with these saved addresses. */
export async function withAutofill(
  { page, context }: Portal,
  addresses: readonly Address[],
): Promise<Autofill> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Autofill.enable");
  await devtools.send("Autofill.setAddresses", { addresses: addresses.map(addressFields) });
  return {
    fill: async (id, values) => {
      const { frameTree } = await devtools.send("Page.getFrameTree");
      const anchor = {
        fieldId: await nodeOf(devtools, id),
        frameId: frameTree.frame.id,
      };
      const filling =
        "card" in values ? { card: values.card } : { address: addressFields(values.address) };
      // The browser reads a new form a moment after it appeared.
      await vi.waitFor(() => devtools.send("Autofill.trigger", { ...anchor, ...filling }), {
        timeout: 10_000,
        interval: 250,
      });
    },
  };
}

async function nodeOf(devtools: CDPSession, id: string): Promise<number> {
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const selector = `#${id}`;
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await devtools.send("DOM.describeNode", { nodeId });
  return node.backendNodeId;
}

/** Returns the values of these fields. */
export const valuesOf = (page: Page, ids: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((id) => {
          const field = document.getElementById(id);
          const hasValue = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
          return [id, hasValue ? field.value : "(missing)"];
        }),
      ),
    ids,
  );
