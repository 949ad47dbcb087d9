import type { Messages, Waypost } from "@waypost/hooks";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** What the module of a page exports: its component and the texts it shows. */
export interface PageModule {
  default: ComponentType;
  texts: Partial<Messages>;
}

/** A page in a chunk of its own, whose texts are known to the hooks before it renders. */
export const lazyPage = (
  waypost: Waypost,
  load: () => Promise<PageModule>,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const page = await load();
    waypost.addMessages(page.texts);
    return page;
  });
