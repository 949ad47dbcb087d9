import { WaypostProvider } from "@waypost/hooks";
import { memoryStorage } from "@waypost/hooks/flows";
import { createTestWaypost, type TestWaypost } from "@waypost/hooks/testing";
import { Suspense, use, useContext, useEffect, type ReactNode } from "react";
import { ConfigContext } from "../src/app/ConfigContext.ts";
import type { Config } from "../src/app/config.ts";
import { WORKSHOP_LANGUAGES, WorkshopLanguageContext } from "./language.ts";
import { offersOf } from "./offers.ts";

const config: Config = {
  apiBaseUrl: "https://api.example.com",
  brand: { name: "Waypost" },
  supportEmail: "support@example.com",
  links: {
    contact: "mailto:support@example.com",
    login: "https://tracking.example.com/",
    privacy: "https://www.example.com/privacy",
    terms: "https://www.example.com/terms",
  },
};

/** The day of the workshop, on which the sample cards are valid. */
const TODAY = new Date(2026, 10, 21, 12);

/** A Waypost whose API replies with the examples of its description, and with all plans and packs. */
export function workshopWaypost(storage = memoryStorage()): TestWaypost {
  const opened = createTestWaypost({
    today: TODAY,
    storage: () => storage,
    address: () => window.location.href,
  });
  opened.answer("lookups.servicePlans", ({ url }) => {
    const category = new URL(url).searchParams.get("category") ?? "gps";
    return { body: { status: true, plans: offersOf(category) } };
  });
  return opened;
}

interface WorkshopPageProps {
  /** The hash of the page's address: "/activate-smspack?customer_id=1001". */
  readonly address: string;
  /** Walks to the state to show. */
  readonly prepared: Promise<TestWaypost>;
  readonly children: ReactNode;
}

/** A page of the portal with an API that only lives in it. */
export function WorkshopPage(props: WorkshopPageProps) {
  return (
    <Suspense>
      <Prepared {...props} />
    </Suspense>
  );
}

function Prepared({ address, prepared, children }: WorkshopPageProps) {
  const { waypost } = use(prepared);
  // Pages read their input from the address of the window.
  window.history.replaceState(window.history.state, "", `#${address}`);
  const { messages, locale } = WORKSHOP_LANGUAGES[useContext(WorkshopLanguageContext)];
  useEffect(() => waypost.setMessages(messages, locale), [waypost, messages, locale]);
  return (
    <ConfigContext value={config}>
      <WaypostProvider waypost={waypost}>{children}</WaypostProvider>
    </ConfigContext>
  );
}
