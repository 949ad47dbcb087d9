import { lazy, Suspense, useContext } from "react";
import { firstPage } from "./first-page.ts";
import { LanguageContext } from "./language.ts";

const LanguageSelect = lazy(() => firstPage.then(() => import("./LanguageSelect.tsx")));

/** Reserves the space of the language select, whose code is loaded after the first page. */
export function LanguagePlaceholder() {
  const choice = useContext(LanguageContext);
  if (choice === undefined || choice.offered.length < 2) return null;
  return (
    <span className="app-language">
      <Suspense>
        <LanguageSelect choice={choice} />
      </Suspense>
    </span>
  );
}
