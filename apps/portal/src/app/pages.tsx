import type { Messages, Waypost } from "@waypost/hooks";
import { lazy, type ComponentType } from "react";

/** What the module of a page exports: its component and the texts it shows. */
export interface PageModule {
  default: ComponentType;
  texts: Partial<Messages>;
}

/** A page in a chunk of its own. */
export interface Page {
  readonly Component: ComponentType;
  /** Fetches the chunk ahead of the first render. */
  readonly preload: () => Promise<void>;
}

/** A page whose texts are known to the hooks before it renders. */
export function lazyPage(waypost: Waypost, load: () => Promise<PageModule>): Page {
  const loaded = async () => {
    const page = await load();
    waypost.addMessages(page.texts);
    return page;
  };
  return {
    Component: lazy(loaded),
    // A chunk that fails here fails again when it renders, where the error page shows.
    preload: () => loaded().then(ignore, ignore),
  };
}

const ignore = () => {};
