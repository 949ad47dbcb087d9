import { useWaypost } from "@waypost/hooks";
import type { Waypost } from "@waypost/hooks/flows";
import { useContext, useEffect } from "react";
import { firstPage } from "../../app/first-page.ts";
import { LanguageContext } from "../../app/language.ts";
import { preloadToasts } from "../../app/Toasts.tsx";
import { lazyPage, type LazyPage } from "../../app/lazy-page.tsx";
import { needPages } from "../../app/need-pages.ts";
import type { stepImports } from "./step-imports.ts";

/** The names in `step-imports.ts`. Their code is not loaded yet. */
const PAGES = [
  "emailProblems",
  "frontDoor",
  "price",
  "summary",
  "account",
  "details",
  "activation-type",
  "payment-method",
  "terms",
  "confirm",
] as const satisfies readonly (keyof typeof stepImports)[];

/**
 * The e-mail form works without the first three: the field and the toast show the same errors, an
 * IMEI can be typed, and prices have a page of their own.
 */
const OPTIONAL = 3;

type StepPages = Readonly<Record<(typeof PAGES)[number], LazyPage>>;

const made = new WeakMap<Waypost, StepPages>();

/**
 * The later steps, the later forms of the first step, and the summary, each in a separate chunk.
 */
export function useStepPages(): StepPages {
  const waypost = useWaypost();
  const language = useContext(LanguageContext);
  const known = made.get(waypost) ?? pagesOf(() => needPages(language));
  made.set(waypost, known);
  return known;
}

/**
 * Preloads the code of all later steps once the first step is shown. The network may fail during
 * typing, and browsers do not retry a module that failed to load.
 */
export function usePreloadedSteps(): void {
  const pages = useStepPages();
  useEffect(() => {
    void firstPage
      .then(preloadToasts)
      .then(() => Promise.all(Object.values(pages).map((page) => page.preload())));
  }, [pages]);
}

const codeOf = async (name: (typeof PAGES)[number], loadOthers: () => Promise<unknown>) => {
  await firstPage;
  const { stepImports } = await import("./step-imports.ts");
  const [code] = await Promise.all([stepImports[name](), loadOthers()]);
  return code;
};

const nothing = () => ({ default: () => null });

const pagesOf = (loadOthers: () => Promise<unknown>) =>
  Object.fromEntries(
    PAGES.map((name, index) => [
      name,
      lazyPage(() => codeOf(name, loadOthers).catch(index < OPTIONAL ? nothing : undefined)),
    ]),
  ) as StepPages;
