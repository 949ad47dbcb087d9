import type { WaypostOptions } from "@waypost/hooks/flows";
import { listOf, origin, type CardTokenDirective } from "./config.ts";

type TokenizeCard = NonNullable<WaypostOptions["tokenizeCard"]>;

const DIRECTIVES: readonly CardTokenDirective[] = ["script-src", "connect-src", "frame-src"];

/** A module of the portal's own origin, which the policy allows. */
const ownModule = (value: unknown) =>
  typeof value === "string" &&
  /^\.?\/?[\w-][\w./-]*\.m?js$/.test(value) &&
  !value.includes("..") &&
  !value.includes("//");

/** True for valid settings. This module is loaded only if there are any. */
export const areValid = (value: unknown): boolean => {
  const { module, hosts = {}, ...others } = Object(value) as Record<string, unknown>;
  return (
    ownModule(module) &&
    Object.keys(others).length === 0 &&
    Object.entries(Object(hosts) as object).every(
      ([name, origins]) =>
        DIRECTIVES.includes(name as CardTokenDirective) && listOf(origin)(origins),
    )
  );
};

/** Turns a card into a token by the vendor's module, which is loaded at the first press. */
export async function tokenizeBy(module: string, ...card: Parameters<TokenizeCard>) {
  const url = new URL(module, document.baseURI).href;
  const own = (await import(/* @vite-ignore */ url)) as { tokenizeCard: TokenizeCard };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const added of addedNodes) putInFront(added);
  });
  observer.observe(document.body, { childList: true });
  try {
    return await own.tokenizeCard(...card);
  } finally {
    observer.disconnect();
  }
}

/** Lets the customer use what a provider adds to the page, although a dialog is open. */
function putInFront(added: Node): void {
  if (!(added instanceof HTMLElement)) return;
  added.dataset["reactAriaTopLayer"] = "true";
  added.inert = false;
  added.ariaHidden = null;
}
