import { useLocale, useMessages } from "@waypost/hooks";
import { PageFrame } from "@waypost/ui/PageFrame";
import { useEffect, type ReactNode, lazy, Suspense, useContext } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { markPageShown, firstPage } from "./first-page.ts";
import { useConfig } from "./ConfigContext.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { splitAtPlaceholder } from "./split-at-placeholder.ts";
import { SupportAddress } from "./SupportAddress.tsx";
import { LanguageContext } from "./language.ts";

const LanguageSelect = lazy(() => firstPage.then(() => import("./LanguageSelect.tsx")));

/** Reserves the space of the language select, whose code is loaded after the first page. */
function LanguagePlaceholder() {
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

/** The frame of every page, with the vendor's brand. */
export function Frame(props: {
  progress?: ReactNode;
  /** The order summary; false to show none. */
  aside?: ReactNode;
  asidePlacement?: "end" | "top";
  /** The subject of the page, shown below 1024 px; false to show none. */
  strip?: ReactNode;
  width?: "form" | "wide";
  /** The target of the brand's link, by default the start page. */
  brandHref?: string;
  children: ReactNode;
}) {
  useEffect(markPageShown, []);
  const { brand, links, supportEmail } = useConfig();
  const say = useMessages();
  return (
    // Also sets the language of the components' own numbers and announcements.
    <I18nProvider locale={useLocale()}>
      <PageFrame
        {...props}
        notice={<OfflineBanner />}
        aside={props.aside || undefined}
        strip={props.strip || undefined}
        brand={
          brand.logoUrl === undefined ? (
            <span className="app-brand">{brand.name}</span>
          ) : (
            <picture>
              {brand.logoUrlDark !== undefined && (
                <source media="(prefers-color-scheme: dark)" srcSet={brand.logoUrlDark} />
              )}
              <img src={brand.logoUrl} alt={brand.name} />
            </picture>
          )
        }
        navigation={
          <>
            <LanguagePlaceholder />
            <a className="waypost-link" href={links.contact}>
              {say("support.contact")}
            </a>
          </>
        }
        footer={<SupportLine text={say("support.line")} email={supportEmail} />}
        labels={{ skip: say("page.skip"), aside: say("page.aside") }}
      />
    </I18nProvider>
  );
}

function SupportLine({ text, email }: { text: string; email: string }) {
  const { before, after } = splitAtPlaceholder(text, "{email}");
  return (
    <p>
      <span>{before}</span>
      <SupportAddress email={email} />
      <span>{after}</span>
    </p>
  );
}
