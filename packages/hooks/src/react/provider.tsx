"use client";

import { createContext, useContext, useEffect, type ReactElement, type ReactNode } from "react";
import { countCopy, providerHelp } from "../development/copies.ts";
import type { Waypost } from "../waypost.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

if (process.env.NODE_ENV !== "production") countCopy();

const Context = createContext<Waypost | undefined>(undefined);

/** Thrown by a hook that is used outside its provider. */
export class MissingProviderError extends Error {
  override readonly name = "MissingProviderError";
  constructor(hook: string) {
    const help = process.env.NODE_ENV === "production" ? "" : providerHelp();
    super(`${hook} needs a <WaypostProvider> above it.${help}`);
  }
}

/** Provides one `Waypost` to all hooks below it. */
export function WaypostProvider(props: { waypost: Waypost; children: ReactNode }): ReactElement {
  const { waypost, children } = props;
  useEffect(() => waypost.hydrated(), [waypost]);
  return <Context.Provider value={waypost}>{children}</Context.Provider>;
}

/**
 * The nearest `Waypost`. @throws MissingProviderError
 *
 * @example
 * const { run } = useWaypost();
 * const runner = run(registration);
 */
export function useWaypost(hook = "useWaypost"): Waypost {
  const waypost = useContext(Context);
  if (waypost === undefined) throw new MissingProviderError(hook);
  return waypost;
}
