import type { Messages, Waypost } from "@waypost/hooks";
import { lazy, type ComponentType } from "react";

/** What the module of a page exports: its component and the texts it shows. */
export interface PageModule {
  default: ComponentType;
  texts: Partial<Messages>;
}

/** A page in a chunk of its own. */
export interface LazyPage {
  readonly Component: ComponentType;
  /** Fetches the chunk ahead; the page then shows at once, without a fallback in between. */
  readonly preload: () => Promise<void>;
}

/** A page whose texts are known to the hooks before it renders. */
export function lazyPage(waypost: Waypost, load: () => Promise<PageModule>): LazyPage {
  let ready: ComponentType | undefined;
  const loaded = async () => {
    const page = await load();
    waypost.addMessages(page.texts);
    ready = page.default;
    return page;
  };
  const Later = lazy(loaded);
  return {
    Component: () => {
      const Page = ready ?? Later;
      return <Page />;
    },
    // A chunk that fails here is fetched again when it renders, where an error has a page.
    preload: () => loaded().then(ignore, ignore),
  };
}

const ignore = () => {};
