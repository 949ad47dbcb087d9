import type { Messages, Waypost } from "@waypost/hooks";
import { lazy, type ComponentType } from "react";

/** What the module of a page exports: its component and its texts. */
export interface PageModule {
  default: ComponentType;
  texts: Partial<Messages>;
}

/** A page in a chunk of its own. */
export interface LazyPage {
  readonly Component: ComponentType;
  /** Loads the chunk in advance, so that the page is shown at once, without a fallback. */
  readonly preload: () => Promise<void>;
}

/** A page that is loaded on demand. Its texts are added to the catalogue before it renders. */
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
    // If this fails, rendering loads the chunk again, and its error reaches the error boundary.
    preload: () => loaded().then(ignore, ignore),
  };
}

const ignore = () => {};
