import { createWaypost } from "@waypost/hooks/flows";
import { hydrateRoot } from "react-dom/client";
import { commonOptions } from "./options.ts";
import { Page } from "./Page.tsx";

const api = document.documentElement.dataset["api"] ?? "";

const waypost = createWaypost({
  ...commonOptions(api),
  storage: () => sessionStorage,
  sharedStorage: () => localStorage,
  locks: navigator.locks,
});

hydrateRoot(document, <Page api={api} waypost={waypost} />);
